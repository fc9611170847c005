const HOUR = 3_600_000;

/** How long seats wait for cash at most, and where their operator has not said otherwise (rules.md 3). */
export const CASH_HOURS = 24;
/** Never later than this before departure. */
const BEFORE_DEPARTURE_MS = 3 * HOUR;
/** An operator that confirms by hand is sold four hours before departure at the latest: the cash must be there before. */
const BEFORE_DEPARTURE_BY_HAND_MS = 4 * HOUR;
/** Nobody gets to a counter faster. */
const SHORTEST_MS = HOUR / 2;

export interface CashRide {
  /** Of the passenger's boarding stop, epoch milliseconds. */
  readonly departure: number;
  readonly isByHand: boolean;
  /** What its operator says, 0 where it takes no cash at counters. */
  readonly hours: number;
}

/** Until when the cash must be there, epoch milliseconds, or why none is taken. */
export function cashDeadline(
  rides: readonly CashRide[],
  now: number,
): { readonly until: number } | { readonly reason: 'NOT_BY_OPERATOR' | 'TOO_LATE' } {
  if (rides.some(({ hours }) => hours === 0)) return { reason: 'NOT_BY_OPERATOR' };
  const last = rides.map(({ departure, isByHand, hours }) =>
    Math.min(now + hours * HOUR, departure - (isByHand ? BEFORE_DEPARTURE_BY_HAND_MS : BEFORE_DEPARTURE_MS)),
  );
  const until = Math.min(...last, now + CASH_HOURS * HOUR);
  return until - now < SHORTEST_MS ? { reason: 'TOO_LATE' } : { until };
}
