import { type National, priceFor } from '@naga/booking-flow/seats/national.js';
import { isSoldOut, type JourneyRow } from './journey-row.js';

export const SORTS = ['departure', 'price', 'duration', 'rating', 'operator'] as const;
export type Sort = (typeof SORTS)[number];

export const readSort = (query: URLSearchParams): Sort =>
  SORTS.find((sort) => sort === query.get('sort')) ?? 'departure';

type Compare = (a: JourneyRow, b: JourneyRow) => number;

const byDeparture: Compare = (a, b) => (a.departs < b.departs ? -1 : a.departs > b.departs ? 1 : 0);

/** Above every price in cents: prices that nobody can compare with them come after, and those that are none last. */
const NO_RATE = 2 ** 50;

/** By what a journey costs in whichever currency its operator charges. */
function priceOf({ fare }: JourneyRow, nationalOf: National): number {
  if (fare === undefined) return Number.MAX_SAFE_INTEGER;
  const { inCents, total } = priceFor(fare, nationalOf);
  return inCents ?? NO_RATE + total.amount;
}

function compare(sort: Sort, nationalOf: National): Compare {
  const price = (row: JourneyRow): number => priceOf(row, nationalOf);
  switch (sort) {
    case 'departure':
      return byDeparture;
    case 'price':
      return (a, b) => price(a) - price(b);
    case 'duration':
      return (a, b) => a.minutes - b.minutes;
    case 'rating':
      return (a, b) => (b.rating ?? 0) - (a.rating ?? 0);
    case 'operator':
      return (a, b) => a.operators[0]!.name.localeCompare(b.operators[0]!.name, 'en');
  }
}

/** A sorted copy; what is equal stays in the order of departure. Journeys without a price come last by price. */
export function sortRows(rows: readonly JourneyRow[], sort: Sort, nationalOf: National): JourneyRow[] {
  const order = compare(sort, nationalOf);
  return [...rows].sort((a, b) => order(a, b) || byDeparture(a, b));
}

/** The journey worth a frame: the cheapest with seats for so many, of equally cheap ones the fastest; none among fewer than three. */
export function bestOf(rows: readonly JourneyRow[], nationalOf: National, seats: number): JourneyRow | undefined {
  const priced = rows.filter((row) => row.fare !== undefined && !isSoldOut(row, seats));
  if (priced.length < 3) return undefined;
  return [...priced].sort((a, b) => compare('price', nationalOf)(a, b) || a.minutes - b.minutes)[0];
}
