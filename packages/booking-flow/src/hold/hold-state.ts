/** What a screen may do with a booking that began as a hold. */
export type HoldState = 'held' | 'over' | 'sold' | 'cancelled';

export interface HoldFacts {
  /** BookingStatus of the graph. */
  status: string;
  /** ISO 8601, null once nothing is held. */
  expiresAt: string | null;
  /** The server's time when it answered, ISO 8601. */
  now: string;
}

const GIVEN_BACK = new Set(['EXPIRED']);
const ENDED = new Set(['CANCELLED', 'REJECTED']);

/** Is it still held, is the time over, was it sold, or was it given up? A hold that the server has not yet swept is over too. */
export function holdStateOf({ status, expiresAt, now }: HoldFacts): HoldState {
  if (GIVEN_BACK.has(status)) return 'over';
  if (ENDED.has(status)) return 'cancelled';
  if (status !== 'BLOCKED') return 'sold';
  return expiresAt !== null && Date.parse(expiresAt) <= Date.parse(now) ? 'over' : 'held';
}

/** The server's clock minus this device's, milliseconds; `deviceNow` = epoch milliseconds when the answer arrived. */
export const clockOffset = ({ now }: Pick<HoldFacts, 'now'>, deviceNow: number): number => Date.parse(now) - deviceNow;
