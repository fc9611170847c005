import { sumOfAddOns } from '@naga/booking/add-on/add-on-back.rules.js';
import { type HeldAddOn, unitPrice } from '@naga/booking/add-on/add-on.rules.js';
import { flexible } from '@naga/booking/add-on/flexible.rules.js';
import { lowerSeats } from '@naga/booking/coupon/lower-seats.js';
import { feesOn, termsBy } from '@naga/booking/fee/charged.rules.js';
import { pointsThatFit, withPoints } from '@naga/booking/points/points.rules.js';
import { refundOffer } from '@naga/booking/refund/refund-offer.rules.js';
import type { Currency } from '@naga/kernel/money.js';
import { standardRefund } from '@naga/kernel/standard-refund.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import {
  checkCoupon,
  type CouponAsking,
  type CouponSeat,
  type CouponUsage,
} from '@naga/pricing/coupon/coupon-checks.rules.js';
import { spreadDiscount } from '@naga/pricing/coupon/coupon-discount.rules.js';
import type { CouponTerms } from '@naga/pricing/coupon/coupon-terms.rules.js';
import { asNationalOf } from '@naga/pricing/journey/journey-fare.js';
import type { TariffRows } from '@naga/pricing/market/market-rows.js';
import type { PriceStage } from '@naga/pricing/price/price.rules.js';
import { type PromotionTerms, promotionsFor } from '@naga/pricing/promotion/promotions.rules.js';
import { quoteSeats } from '@naga/pricing/quote/quote-items.js';
import { Tariff } from '@naga/pricing/tariff/tariff.js';
import { MARKET, TODAY } from './market.js';
import type { GoldenPurchase } from './read-row.js';
import { MINOR } from './minor-units.js';

/** What stands beside the market's prices in a table. */
export interface GoldenSetting {
  readonly tariff?: Partial<TariffRows>;
  readonly promotions?: readonly PromotionTerms[];
  readonly coupon?: CouponTerms;
  readonly asking?: Partial<CouponAsking>;
  readonly usage?: Partial<CouponUsage>;
}

/** Minor units. */
export interface GoldenPrice {
  readonly currency: Currency;
  readonly seats: readonly (readonly PriceStage[])[];
  readonly fee: number;
  /** What add-ons cost. */
  readonly beside: number;
  readonly total: number;
  /** What goes back of fares and add-ons, where something is given back. */
  readonly back: number | undefined;
}

const HOUR = 3_600_000;
const NOTHING_USED: CouponUsage = { total: 0, spent: 0, byCustomer: 0, today: 0 };

type Seat = CouponSeat & {
  readonly stages: readonly PriceStage[];
  readonly platformDiscount: number;
  readonly promoted: number;
  readonly points: number;
};

/** Through every stage, by the rules that quote, hold, checkout and cancellation use; a text: why there is no price. */
export function pricePurchase(setting: GoldenSetting, bought: GoldenPurchase): GoldenPrice | string {
  const tariff = new Tariff({ ...MARKET, ...setting.tariff }).at({
    today: travelDate(TODAY),
    claimed: new Map(bought.rides.map(({ timing }) => [`${timing}@${bought.date}:0-1`, bought.claimed])),
  });
  const quoted = quotedSeats(tariff, bought);
  if (quoted === undefined) return 'no price';
  const { currency } = quoted;
  const asking = { ...askedBy(setting, currency), seats: quoted.seats };
  const promoted = underPromotions(setting, asking, quoted.seats);
  const couponed = underCoupon(setting, { ...asking, ...promoted, seats: promoted.seats });
  if (typeof couponed === 'string') return couponed;
  const fee = feeOf(tariff, couponed, currency, bought);
  const seats = currency === 'USD' ? withPoints(couponed, pointsThatFit(couponed, bought.points)) : couponed;
  const addOns = addOnsOf(quoted.seats, bought, currency);
  const beside = sumOfAddOns(addOns);
  const total = sumOf(seats) + fee + beside;
  return {
    ...{ currency, fee, beside, total, seats: seats.map(({ stages }) => stages) },
    back: givenBack(seats, addOns, bought, currency),
  };
}

/** Beside every seat, by what it costs before discounts. */
const addOnsOf = (seats: readonly Seat[], { addOns }: GoldenPurchase, currency: Currency): HeldAddOn[] =>
  seats.flatMap(({ ref: partId, fare }) =>
    addOns.map(({ kind, percent, fixed, quantity }) => ({
      partId,
      addOn: { id: kind, kind, operatorId: null, names: { en: kind }, quantity },
      amount: unitPrice({ percent, fixed: Math.round(fixed * MINOR[currency]) }, fare, currency) * quantity,
    })),
  );

/** Frozen at the hold by the standard terms, and anew when somebody begins to pay. */
function feeOf(tariff: Tariff, seats: readonly Seat[], currency: Currency, { method }: GoldenPurchase): number {
  const { percent = 0, fixed = 0, byMethod = [] } = tariff.fee(currency) ?? {};
  const held = { percent, fixed, byMethod, method: null };
  const feeTerms = method === null ? held : termsBy(held, method);
  return feesOn(sumOf(seats), { currency, fees: [], feeTerms }).reduce((sum, { amount }) => sum + amount, 0);
}

const sumOf = (seats: readonly { readonly fare: number }[]): number => seats.reduce((sum, { fare }) => sum + fare, 0);

function quotedSeats(tariff: Tariff, { passengers, rides, date, isAlike }: GoldenPurchase) {
  const asked = rides.flatMap((ride, leg) =>
    passengers.map(({ country, type }, passenger) => ({
      ...{ ...ride, passenger, ref: `${leg}.${passenger}`, countryCode: ride.country, date: travelDate(date) },
      nationality: asNationalOf(country)({ localCountryCode: ride.country } as never),
      passengerType: isAlike ? ('ADULT' as const) : type,
    })),
  );
  const quote = quoteSeats(tariff, asked);
  if (quote === undefined) return undefined;
  const seats = quote.items.map(({ stages, fare }, index): Seat => {
    const isOffer = stages.some(({ name }) => name === 'offer');
    return { ...asked[index]!, stages, fare, isOffer, platformDiscount: 0, promoted: 0, points: 0 };
  });
  return { currency: quote.currency, seats };
}

const askedBy = ({ asking }: GoldenSetting, currency: Currency): Omit<CouponAsking, 'seats'> => ({
  ...{ now: Date.parse(`${TODAY}T10:00:00+07:00`), channel: 'web', currency, takenGroups: [] },
  ...{ isCustomerKnown: true, hasBought: false, ...asking },
});

function underPromotions({ promotions = [] }: GoldenSetting, asking: CouponAsking, seats: readonly Seat[]) {
  const found = promotionsFor(
    promotions.map((promotion) => ({ promotion, usage: NOTHING_USED })),
    asking,
  );
  const lowered = found.reduce<readonly Seat[]>(
    (all, { promotion, seats: savings }) =>
      lowerSeats(all, { seats: savings, source: `promotion ${promotion.id}` }, ({ ref }) => ref, 'promotion').map(
        (seat) => ({
          ...seat,
          isOffer: seat.isOffer || savings.some(({ ref, discount }) => ref === seat.ref && discount > 0),
        }),
      ),
    seats,
  );
  return { seats: lowered, takenGroups: found.flatMap(({ promotion: { stackGroup } }) => stackGroup ?? []) };
}

function underCoupon(
  { coupon, usage }: GoldenSetting,
  asking: CouponAsking & { readonly seats: readonly Seat[] },
): readonly Seat[] | string {
  if (coupon === undefined) return asking.seats;
  const found = checkCoupon(coupon, asking, { ...NOTHING_USED, ...usage });
  if ('code' in found) return found.code;
  return lowerSeats(asking.seats, { seats: spreadDiscount(coupon, found), source: 'coupon' }, ({ ref }) => ref);
}

function givenBack(
  seats: readonly Seat[],
  held: readonly HeldAddOn[],
  { back }: GoldenPurchase,
  currency: Currency,
): number | undefined {
  if (back === undefined) return undefined;
  const departure = Date.parse('2026-11-20T08:00:00+07:00');
  const standard = { class: 'STANDARD', version: 0, tiers: standardRefund(currency) };
  const parts = seats.slice(0, back.seats).map(({ ref, fare }) => {
    const addOns = held.filter(({ partId }) => partId === ref);
    const policy = addOns.some(({ addOn }) => addOn.kind === 'FLEX') ? flexible(standard) : standard;
    return { partId: ref, fare, addOns, case: { policy, departure, soldAt: 0 } };
  });
  return refundOffer(parts, { currency, now: departure - back.hours * HOUR })?.amount ?? 0;
}
