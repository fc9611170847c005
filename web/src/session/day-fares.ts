import type { NationalPrices } from '@naga/booking-flow/seats/national.js';
import type { Money } from '@naga/kernel/money.js';
import { moneyOf } from './money.js';
import { nationalFares } from './national-fares.js';

type Amount = Parameters<typeof moneyOf>[0];

/** What a day of the graph costs one adult at least; undefined where nothing that can be bought has a price. */
export const dayFares = ({
  lowestFare,
  nationalLowestFares,
}: {
  readonly lowestFare: Amount | null;
  readonly nationalLowestFares: readonly { readonly countryCode: string; readonly fare: Amount }[];
}): NationalPrices<Money> | undefined =>
  lowestFare === null
    ? undefined
    : nationalFares({
        foreign: moneyOf(lowestFare),
        nationals: nationalLowestFares.map(({ countryCode, fare }) => ({ countryCode, fare: moneyOf(fare) })),
      });

/** Whether none of these prices is lower, and one is dearer: where all are alike, or in several currencies, none is marked. */
export const isLowest = ({ amount, currency }: Money, prices: readonly Money[]): boolean =>
  prices.every((other) => other.currency === currency && other.amount >= amount) &&
  prices.some((other) => other.amount > amount);

/** The first of the days that cost least; undefined where they are sold in several currencies. */
export function cheapestOf<Day extends { readonly fare: Money }>(days: readonly Day[]): Day | undefined {
  const [cheapest] = [...days].sort((a, b) => a.fare.amount - b.fare.amount);
  return days.every(({ fare }) => fare.currency === cheapest?.fare.currency) ? cheapest : undefined;
}
