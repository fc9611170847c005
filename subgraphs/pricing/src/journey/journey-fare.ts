import type { Currency } from '@naga/kernel/money.js';
import { transactionFee } from '@naga/kernel/transaction-fee.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import { quoteSeats, type SeatQuote } from '../quote/quote-items.js';
import { fareOf, fareWithoutOffer, type Nationality, type PassengerType } from '../price/price.rules.js';
import type { Tariff } from '../tariff/tariff.js';

/** One ride, as the catalogue names it for pricing. */
export interface RideToPrice {
  readonly fareKey: string;
  readonly date: TravelDate;
  /** Children have a price of their own, where the tariff has one; otherwise they pay as adults. */
  readonly hasPassengerTypePricing: boolean;
  /** ISO 3166-1 alpha-2: whose nationals pay the local price. */
  readonly localCountryCode: string;
}

export interface Passengers {
  readonly adults: number;
  readonly children: number;
}

/** Minor units of `currency`; `original` is the total without the offer, where one applies. */
export interface JourneyPrice {
  readonly currency: Currency;
  readonly seats: number;
  readonly fee: number;
  readonly total: number;
  readonly original: number | undefined;
}

/** Of which price each ride is paid. */
export type NationalityOn = (ride: RideToPrice) => Nationality;

export const asForeign: NationalityOn = () => 'FOREIGN';
export const asLocal: NationalityOn = () => 'LOCAL';
/** Nationals of a country pay the local price on its own rides and that of visitors on the others (rules.md 5). */
export const asNationalOf =
  (countryCode: string): NationalityOn =>
  ({ localCountryCode }) =>
    localCountryCode === countryCode ? 'LOCAL' : 'FOREIGN';

/**
 * What these passengers, all of one nationality, pay for all rides in one booking: the same sum that a quote of the same
 * seats gives. Undefined when a price is missing or the rides are priced in different currencies.
 */
export function journeyPrice(
  tariff: Tariff,
  rides: readonly RideToPrice[],
  nationalityOn: NationalityOn,
  { adults, children }: Passengers,
): JourneyPrice | undefined {
  let currency: Currency | undefined;
  let seats = 0;
  let struckThrough = 0;
  for (const ride of rides) {
    const { fareKey, date, hasPassengerTypePricing } = ride;
    const nationality = nationalityOn(ride);
    for (const [type, count] of [
      ['ADULT', adults],
      ['CHILD', children],
    ] as const satisfies [PassengerType, number][]) {
      if (count === 0) continue;
      const price = tariff.seat(fareKey, date, nationality, hasPassengerTypePricing ? type : 'ADULT');
      if (price === undefined || (currency ??= price.currency) !== price.currency) return undefined;
      const fare = fareOf(price.stages);
      seats += count * fare;
      struckThrough += count * (fareWithoutOffer(price.stages) ?? fare);
    }
  }
  if (currency === undefined) return undefined;
  const terms = tariff.fee(currency);
  const fee = transactionFee(seats, terms, currency);
  const original = struckThrough > seats ? struckThrough + transactionFee(struckThrough, terms, currency) : undefined;
  return { currency, seats, fee, total: seats + fee, original };
}

/**
 * How the price of the same passengers comes about, seat by seat: the adults first, then the children. A seat's ref is that
 * of the ride and the passenger, from 0. Undefined where journeyPrice is.
 */
export const journeyQuote = (
  tariff: Tariff,
  rides: readonly (RideToPrice & { readonly id: string })[],
  nationalityOn: NationalityOn,
  { adults, children }: Passengers,
): SeatQuote | undefined =>
  quoteSeats(
    tariff,
    rides.flatMap((ride) => {
      const { id, fareKey, date, hasPassengerTypePricing } = ride;
      const nationality = nationalityOn(ride);
      return Array.from({ length: adults + children }, (_, passenger) => ({
        ref: `${id}/${passenger}`,
        fareKey,
        date,
        nationality,
        passengerType: hasPassengerTypePricing && passenger >= adults ? 'CHILD' : 'ADULT',
      }));
    }),
  );

export const NO_FARE_REASONS = { NO_PRICE: 'NO_PRICE', TWO_CURRENCIES: 'TWO_CURRENCIES' } as const;
export type NoFareReason = keyof typeof NO_FARE_REASONS;

/** Why nobody pays for these rides in one booking; undefined where one does. */
export function noFareReason(tariff: Tariff, rides: readonly RideToPrice[]): NoFareReason | undefined {
  const currencies = rides.map(({ fareKey, date }) => tariff.seat(fareKey, date, 'FOREIGN', 'ADULT')?.currency);
  if (currencies.includes(undefined)) return 'NO_PRICE';
  return new Set(currencies).size > 1 ? 'TWO_CURRENCIES' : undefined;
}

/** Whether some seats of any of these rides cost more than others: prices of rides are those of the cheapest. */
export const hasSeatTiers = (tariff: Tariff, rides: readonly RideToPrice[]): boolean =>
  rides.some(({ fareKey, date }) => tariff.hasSeatTiers(fareKey, date));

/** Whether children have a price of their own on any of these rides; where they have none, they pay as adults. */
export const hasChildPrice = (tariff: Tariff, rides: readonly RideToPrice[]): boolean =>
  rides.some(
    ({ fareKey, date, hasPassengerTypePricing }) => hasPassengerTypePricing && tariff.hasChildPrice(fareKey, date),
  );
