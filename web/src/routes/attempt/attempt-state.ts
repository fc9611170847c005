import { holdStateOf, type HoldFacts } from '@naga/booking-flow/hold/hold-state.js';

/** open: can be paid here · declined, cancelled, expired: no money moved, another way may be taken · elsewhere: decided. */
export type AttemptState = 'open' | 'declined' | 'cancelled' | 'expired' | 'elsewhere';

interface Attempt {
  readonly state: string;
  /** ISO 8601; null where it ends with the hold. */
  readonly expiresAt: string | null;
}

const STATES: Readonly<Record<string, AttemptState>> = {
  CREATED: 'open',
  PENDING: 'open',
  DECLINED: 'declined',
  FAILED: 'declined',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
};

/** What becomes of the page that waits for an attempt. One that the timer has not swept yet is over too. */
export function attemptStateOf(booking: HoldFacts, { state, expiresAt }: Attempt): AttemptState {
  if (holdStateOf(booking) !== 'held') return 'elsewhere';
  const said = STATES[state] ?? 'elsewhere';
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.parse(booking.now);
  return said === 'open' && isOver ? 'expired' : said;
}
