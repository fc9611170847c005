import { parseFareKey } from '@naga/kernel/fare-key.js';
import type { Currency } from '@naga/kernel/money.js';
import { transactionFee } from '@naga/kernel/transaction-fee.js';
import { type CouponRide, type CouponSeat, isForRide } from '../coupon/coupon-checks.rules.js';
import { canBeTold, type KnownPromotion, type Looking, toldPromotions } from '../promotion/told-promotions.rules.js';
import type { SeatQuote } from '../quote/quote-items.js';
import type { Tariff } from '../tariff/tariff.js';
import { journeyQuote, type NationalityOn, type Passengers, type RideToPrice } from './journey-fare.js';

/** A ride, as promotions are asked whether they are for it. */
export interface RideToPromote extends RideToPrice {
  readonly id: string;
  /** BUS, TAXI, FERRY */
  readonly transportType: string;
}

/** Rides and who pays for them, with the tariff that their price is of. */
export interface PricedParty {
  readonly tariff: Tariff;
  readonly rides: readonly RideToPromote[];
  readonly nationalityOn: NationalityOn;
  readonly passengers: Passengers;
}

/** Minor units of `currency`; `discount` is of seats and fee, `total` what is left to pay. */
export interface PromotedFare {
  readonly currency: Currency;
  /** In the order in which they lower it. */
  readonly promotions: readonly KnownPromotion[];
  readonly discount: number;
  readonly total: number;
}

function couponRide(tariff: Tariff, { fareKey, date, transportType }: RideToPromote): CouponRide {
  const { operatorId, routeId } = parseFareKey(fareKey)!;
  return { operatorId, countryCode: tariff.countryOf(operatorId) ?? '', routeId, transportType, date };
}

/** The seats of a quote as a promotion looks at them: journeyQuote names them ride by ride, passenger by passenger. */
function seatsOf({ rides, nationalityOn }: PricedParty, as: readonly CouponRide[], { items }: SeatQuote): CouponSeat[] {
  const people = items.length / rides.length;
  return rides.flatMap((ride, at) => {
    const nationality = nationalityOn(ride);
    return items.slice(at * people, (at + 1) * people).map(({ ref, fare, stages }, passenger) => ({
      ...as[at]!,
      ...{ ref, fare, passenger, nationality },
      isOffer: stages.some(({ name }) => name === 'offer'),
    }));
  });
}

/** What promotions take off a price once its seats are held, as far as whoever looks may be told; undefined where none does. */
export function promotedFare(
  party: PricedParty,
  currency: Currency,
  looking: Omit<Looking, 'currency' | 'seats'>,
): PromotedFare | undefined {
  const { tariff, rides, nationalityOn, passengers } = party;
  const running = tariff.promotionsIn(currency).filter((promotion) => canBeTold(promotion, looking));
  if (running.length === 0) return undefined;
  const as = rides.map((ride) => couponRide(tariff, ride));
  const known = running.filter((promotion) => as.some((ride) => isForRide(promotion, ride)));
  if (known.length === 0) return undefined;
  const quote = journeyQuote(tariff, rides, nationalityOn, passengers)!;
  const told = toldPromotions(known, { ...looking, currency, seats: seatsOf(party, as, quote) });
  if (told.length === 0) return undefined;
  const fares = quote.items.reduce((sum, { fare }) => sum + fare, 0) - told.reduce((sum, { saves }) => sum + saves, 0);
  const total = fares + transactionFee(fares, quote.feeTerms, currency);
  return { currency, promotions: told.map(({ promotion }) => promotion), discount: quote.total - total, total };
}
