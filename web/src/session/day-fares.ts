import type { NationalPrices } from '@naga/booking-flow/seats/national.js';
import type { Money } from '@naga/kernel/money.js';
import { moneyOf } from './money.js';
import { nationalFares } from './national-fares.js';

type Amount = Parameters<typeof moneyOf>[0];

/** What a day costs. */
export interface DayFare extends Money {
  /** About how many US cents that is, by which days of several currencies are compared; none where nobody asked or knows. */
  readonly inCents?: number | null | undefined;
}

/** What a day of the graph costs one adult at least; undefined where nothing that can be bought has a price. */
export const dayFares = ({
  lowestFare,
  lowestFareInCents: inCents,
  nationalLowestFares,
}: {
  readonly lowestFare: Amount | null;
  readonly lowestFareInCents?: number | null;
  readonly nationalLowestFares: readonly {
    readonly countryCode: string;
    readonly fare: Amount;
    readonly inCents?: number | null;
  }[];
}): NationalPrices<DayFare> | undefined =>
  lowestFare === null
    ? undefined
    : nationalFares({
        foreign: { ...moneyOf(lowestFare), inCents },
        nationals: nationalLowestFares.map(({ countryCode, fare, ...more }) => ({
          countryCode,
          fare: { ...moneyOf(fare), inCents: more.inCents },
        })),
      });

/** How much more one costs than the other, in whatever both can be compared by; no number where nobody can say. */
const difference = (one: DayFare, other: DayFare): number =>
  one.currency === other.currency ? one.amount - other.amount : (one.inCents ?? NaN) - (other.inCents ?? NaN);

const isCheapest = (fare: DayFare, prices: readonly DayFare[]): boolean =>
  prices.every((other) => difference(other, fare) >= 0);

/** Whether none of these prices is lower, and one is dearer: where all are alike none is marked, nor where nobody can say. */
export const isLowest = (fare: DayFare, prices: readonly DayFare[]): boolean =>
  isCheapest(fare, prices) && prices.some((other) => difference(other, fare) > 0);

/** The first of the days that cost least; undefined where nobody can say. */
export function cheapestOf<Day extends { readonly fare: DayFare }>(days: readonly Day[]): Day | undefined {
  const fares = days.map(({ fare }) => fare);
  return days.find(({ fare }) => isCheapest(fare, fares));
}
