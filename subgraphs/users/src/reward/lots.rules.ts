import { addDays, type TravelDate, travelDate } from '@naga/kernel/travel-date.js';
import { instantOf, localMoment } from '@naga/kernel/clock-time.js';

/** Points that came together and expire together; `expiresAt` in epoch milliseconds, null: never. */
export interface Lot {
  readonly points: number;
  readonly expiresAt: number | null;
}

/** A line of what can be spent: above zero what came, below what went. */
export type LotLine = Lot;

const DAY_MS = 86_400_000;
/** What comes back lives at least so long, however old it was. */
const RETURNED_DAYS = 30;

const soonest = (a: Lot, b: Lot): number => (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || 0;

/** Takes so many of the lots that expire first: what is taken, and what is left. Never more than there are. */
export function takeOldest(
  lots: readonly Lot[],
  points: number,
): { readonly taken: readonly Lot[]; readonly left: readonly Lot[] } {
  const [taken, left]: [Lot[], Lot[]] = [[], []];
  let wanted = points;
  for (const lot of lots.toSorted(soonest)) {
    const part = Math.min(lot.points, wanted);
    wanted -= part;
    if (part > 0) taken.push({ ...lot, points: part });
    if (part < lot.points) left.push({ ...lot, points: lot.points - part });
  }
  return { taken, left };
}

/** The lots that are left of a history, lines in the order they were written: what goes is what expires first (rules.md 10). */
export const lotsOf = (lines: readonly LotLine[]): readonly Lot[] =>
  lines.reduce<readonly Lot[]>(
    (lots, line) => (line.points < 0 ? takeOldest(lots, -line.points).left : [...lots, line]),
    [],
  );

/**
 * What comes back of what was taken: first what expires last, each with the day it had, but no earlier than in thirty days.
 * `taken` as takeOldest gave it; `now` in epoch milliseconds.
 */
export function returnedLots(
  taken: readonly Lot[],
  points: number,
  now: number,
): { readonly back: readonly Lot[]; readonly still: readonly Lot[] } {
  const [back, still]: [Lot[], Lot[]] = [[], []];
  let wanted = points;
  for (const lot of taken.toSorted(soonest).reverse()) {
    const part = Math.min(lot.points, wanted);
    wanted -= part;
    const expiresAt = lot.expiresAt === null ? null : Math.max(lot.expiresAt, now + RETURNED_DAYS * DAY_MS);
    if (part > 0) back.push({ points: part, expiresAt });
    if (part < lot.points) still.push({ ...lot, points: lot.points - part });
  }
  return { back: back.reverse(), still: still.reverse() };
}

const yearLater = (date: TravelDate): TravelDate => {
  const [year, rest] = [Number(date.slice(0, 4)) + 1, date.slice(4)];
  return travelDate(`${year}${rest === '-02-29' ? '-02-28' : rest}`);
};

/** Twelve months after an instant: the end of that local day. Epoch milliseconds. */
export const expiryOf = (earnedAt: number): number => instantOf(addDays(yearLater(localMoment(earnedAt).date), 1), 0);
