const HOUR = 3_600_000;
/** How long an operator that gives ticket codes by hand may take: as long as one that accepts by hand (rules.md 3). */
export const CODES_MS = 24 * HOUR;
/** The ticket is there this long before departure at the latest. */
export const CODES_BEFORE_MS = 3 * HOUR;

interface Ride {
  /** Of the passenger's own boarding stop, epoch milliseconds. */
  readonly departureTime: number;
  readonly codesByHand: boolean;
}

/** Until when (epoch milliseconds) sold seats wait for codes that are given by hand. */
export const codeByOf = ({ departureTime }: Pick<Ride, 'departureTime'>, now: number): number =>
  Math.min(now + CODES_MS, departureTime - CODES_BEFORE_MS);

/** Whether a leg that is sold now waits at all: close to departure its codes come by themselves at once. */
export const awaitsCodes = (ride: Ride, now: number): boolean => ride.codesByHand && codeByOf(ride, now) > now;
