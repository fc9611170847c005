import type { LegDirection } from '../booking/seat-request.rules.js';

const HOUR = 3_600_000;

/** How long an operator that confirms by hand may think (rules.md 3). */
export const DECISION_MS = 24 * HOUR;
/** The answer comes this long before departure at the latest. */
export const DECIDED_BEFORE_MS = 3 * HOUR;
/** Nothing that waits for an answer is sold later than this before departure. */
export const SOLD_BEFORE_MS = 4 * HOUR;

interface Directed {
  readonly direction: LegDirection;
}
interface Ride extends Directed {
  /** Of the passenger's own boarding stop, epoch milliseconds. */
  readonly departureTime: number;
  readonly confirmsByHand: boolean;
}

const isReturn = ({ direction }: Directed): boolean => direction === 'RETURN' || direction === 'RETURN_CONNECTING';

/** Legs that are decided together: a ride and the one it connects with, out and back each for themselves. */
export const waysOf = <Leg extends Directed>(legs: readonly Leg[]): (readonly Leg[])[] =>
  [legs.filter((leg) => !isReturn(leg)), legs.filter(isReturn)].filter((way) => way.length > 0);

/** Whether somebody must accept this way by hand before there are tickets. */
export const isByHand = (way: readonly Pick<Ride, 'confirmsByHand'>[]): boolean =>
  way.some(({ confirmsByHand }) => confirmsByHand);

const leaves = (way: readonly Pick<Ride, 'departureTime'>[]): number =>
  Math.min(...way.map(({ departureTime }) => departureTime));

/** Until when (epoch milliseconds) its operators may answer: 24 hours, never later than 3 hours before the way begins. */
export const confirmByOf = (way: readonly Pick<Ride, 'departureTime'>[], now: number): number =>
  Math.min(now + DECISION_MS, leaves(way) - DECIDED_BEFORE_MS);

/** Whether there is still time to ask: the answer would not be overdue before it was asked for. */
export const canBeAsked = (way: readonly Ride[], now: number): boolean => !isByHand(way) || confirmByOf(way, now) > now;

/** Whether a hold of this way may begin: what is confirmed by hand is not sold less than 4 hours before it begins. */
export const isSoldInTime = (way: readonly Ride[], now: number): boolean =>
  !isByHand(way) || leaves(way) - now >= SOLD_BEFORE_MS;

/** Whether every operator of the way that is asked has said yes. */
export const isAccepted = (way: readonly { confirmsByHand: boolean; acceptedAt: number | null }[]): boolean =>
  way.every(({ confirmsByHand, acceptedAt }) => !confirmsByHand || acceptedAt !== null);

/** Whether the operator of this leg still has to answer. */
export const awaitsAnswer = (leg: {
  confirmsByHand: boolean;
  confirmBy: number | null;
  acceptedAt: number | null;
}): boolean => leg.confirmsByHand && leg.confirmBy !== null && leg.acceptedAt === null;

/** The way a leg belongs to. */
export const wayWith = <Leg extends Directed & { readonly id: string }>(
  legs: readonly Leg[],
  legId: string,
): readonly Leg[] => waysOf(legs).find((way) => way.some(({ id }) => id === legId)) ?? [];
