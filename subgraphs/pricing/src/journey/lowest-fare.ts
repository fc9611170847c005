import { type Money, money } from '@naga/kernel/money.js';
import { type OfferedRide, parseOffer } from '@naga/kernel/offer.js';
import { parseTravelDate, type TravelDate } from '@naga/kernel/travel-date.js';
import type { Tariff } from '../tariff/tariff.js';
import { asForeign, asNationalOf, journeyPrice, type Passengers } from './journey-fare.js';

const ONE: Passengers = { adults: 1, children: 0 };

/** Whose prices are looked for. */
export interface FareSeeker {
  /** ISO 3166-1 alpha-2; null: a foreign visitor. */
  readonly nationalOf?: string | null | undefined;
  /** ISO 4217: what is sold in it alone; null: in whatever currency. */
  readonly currency?: string | null | undefined;
}

/** Journeys on offer as their rides; what is none is left out. A week names seven days many times: each is read once. */
export function readOffers(offers: readonly string[]): OfferedRide[][] {
  const days = new Map<string, TravelDate | undefined>();
  const readDay = (text: string) => {
    if (!days.has(text)) days.set(text, parseTravelDate(text));
    return days.get(text);
  };
  return offers.flatMap((offer) => {
    const rides = parseOffer(offer, readDay);
    return rides === undefined ? [] : [rides];
  });
}

/**
 * The cheapest of some journeys for one adult with the fee, as results price it: a foreign visitor, or a national of a
 * country, who pays its local price on its own rides. Undefined when none has a price. Prices of several currencies are
 * compared by the rates that hold at an instant; one that has none is left out beside the first.
 */
export function lowestFare(
  tariff: Tariff,
  journeys: readonly (readonly OfferedRide[])[],
  at: number,
  { nationalOf, currency }: FareSeeker = {},
): Money | undefined {
  const nationality = nationalOf == null ? asForeign : asNationalOf(nationalOf);
  let lowest: Money | undefined;
  for (const journey of journeys) {
    const rides = journey.map((ride) => ({ ...ride, hasPassengerTypePricing: false }));
    const price = journeyPrice(tariff, rides, nationality, ONE);
    if (price === undefined || (currency != null && price.currency !== currency)) continue;
    const total = money(price.total, price.currency);
    if (lowest === undefined || tariff.rates.isCheaper(total, lowest, at)) lowest = total;
  }
  return lowest;
}

/** Whose nationals pay a price of their own on some of these journeys, in their order. */
export const countriesOf = (journeys: readonly (readonly OfferedRide[])[]): string[] => [
  ...new Set(journeys.flat().map(({ localCountryCode }) => localCountryCode)),
];
