import type { LocalizedText } from '@naga/kernel/language.js';
import { dayNumber, fromDayNumber, travelDate } from '@naga/kernel/travel-date.js';
import type { KeptFor } from './kept-for.rules.js';

/** A month at once: who needs more asks again. */
const MOST_DAYS = 31;
const LONGEST_REASON = 200;
/** The largest vehicle has fewer. */
const MOST_SEATS = 200;

export interface BlockWish {
  /** 'YYYY-MM-DD', both included. */
  readonly from: string;
  readonly until: string;
  /** Null: every seat that is free on its day. */
  readonly seats: readonly string[] | null;
  readonly reason: string;
}

/** Why seats are blocked, by whom and for whom. */
export interface BlockTerms extends KeptFor {
  readonly reason: string;
  readonly blockedById: string;
  /** Epoch milliseconds. */
  readonly blockedAt: number;
  /** All that are sold of a departure. */
  readonly whole: boolean;
}

/** Whose ride a blocked seat is of, as lists show it. */
export interface BlockedRide {
  readonly operatorId: string;
  readonly operatorBranchId: string | null;
  readonly operatorCountryCode: string;
  readonly operatorName: string;
  readonly routeNames: LocalizedText;
}

/** Every day from the first to the last. */
export function daysOf({ from, until }: Pick<BlockWish, 'from' | 'until'>): string[] {
  const first = dayNumber(travelDate(from));
  const count = dayNumber(travelDate(until)) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => fromDayNumber(first + index));
}

/** What is wrong with days, by field: they are over, the wrong way round or too many. */
export function dayProblems(wish: Pick<BlockWish, 'from' | 'until'>, today: string): { path: string; code: string }[] {
  const days = daysOf(wish).length;
  return [
    ...(wish.from < today ? [{ path: 'from', code: 'RANGE' }] : []),
    ...(days < 1 ? [{ path: 'until', code: 'BEFORE_FROM' }] : []),
    ...(days > MOST_DAYS ? [{ path: 'until', code: 'TOO_MANY_DAYS' }] : []),
  ];
}

/** What is wrong with a wish, by field: its days; no seat, no reason. */
export function blockProblems(wish: BlockWish, today: string): { path: string; code: string }[] {
  return [
    ...dayProblems(wish, today),
    ...(wish.seats !== null && (wish.seats.length === 0 || wish.seats.length > MOST_SEATS)
      ? [{ path: 'seats', code: 'REQUIRED' }]
      : []),
    ...(wish.reason.trim() === '' ? [{ path: 'reason', code: 'REQUIRED' }] : []),
    ...(wish.reason.length > LONGEST_REASON ? [{ path: 'reason', code: 'TOO_LONG' }] : []),
  ];
}
