import type { Currency, Money } from '@naga/kernel/money.js';

/** A stop of a line, as its fares are looked for. */
export interface FaredStop {
  readonly board: boolean;
  readonly alight: boolean;
}

/** A line that has more rides than this takes over the zones of its feed: who decides looks at the prices between these. */
export const MOST_RIDES = 400;
/** So many prices a line has at most (pricing: `MOST_PAIRS`). */
export const MOST_PRICES = 2000;

export interface PairPrice {
  /** Positions on the line. */
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

/** Prices of a line in one currency; or why it has none: NO_FARE, FARE_MANY, FARE_CURRENCIES. */
export type PricesOfLine =
  | {
      readonly currency: Currency;
      /** Of each ride, or, where stops lie in zones, of the first one between two of these. */
      readonly prices: readonly PairPrice[];
      /** Positions that cost the same; none where each has prices of its own. */
      readonly zones: readonly (readonly number[])[];
    }
  | 'NO_FARE'
  | 'FARE_MANY'
  | 'FARE_CURRENCIES';

interface Ride extends Omit<PairPrice, 'amount'> {
  readonly price: Money;
}

function* ridesOf(
  stops: readonly FaredStop[],
  fareOf: (from: number, to: number) => Money | undefined,
): Generator<Ride, void> {
  for (const [from, { board }] of stops.entries())
    for (let to = from + 1; board && to < stops.length; to++) {
      const price = stops[to]!.alight ? fareOf(from, to) : undefined;
      if (price !== undefined) yield { from, to, price };
    }
}

/**
 * What a seat costs from each stop of a line to each later one. Of a line with more rides than are looked at, stops of one
 * zone (`zoneOf`: what the fare of a stop depends on) are one.
 */
export function pricesOfLine(
  stops: readonly FaredStop[],
  fareOf: (from: number, to: number) => Money | undefined,
  zoneOf: (position: number) => string,
): PricesOfLine {
  const rides = [...ridesOf(stops, fareOf)];
  const isZoned = rides.length > MOST_RIDES;
  const told = new Map<string, Ride>();
  for (const ride of rides) {
    const ends = [ride.from, ride.to].map((at) => (isZoned ? zoneOf(at) : at));
    const key = JSON.stringify(ends);
    if (!told.has(key)) told.set(key, ride);
  }
  if (told.size > MOST_PRICES) return 'FARE_MANY';
  const currencies = new Set(rides.map(({ price }) => price.currency));
  const [currency] = currencies;
  if (currency === undefined) return 'NO_FARE';
  if (currencies.size > 1) return 'FARE_CURRENCIES';
  const zones = isZoned ? [...Map.groupBy(stops.keys(), zoneOf).values()].filter((zone) => zone.length > 1) : [];
  const prices = Array.from(told.values(), ({ from, to, price: { amount } }) => ({ from, to, amount }));
  return { currency, prices, zones };
}
