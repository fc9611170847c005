import { holdStateOf, type HoldFacts } from '@naga/booking-flow/hold/hold-state.js';

/** open: can be paid here · declined, cancelled, expired: no money moved, another way may be taken · replaced: another way was taken, in another tab · elsewhere: decided. */
export type AttemptState = 'open' | 'declined' | 'cancelled' | 'expired' | 'replaced' | 'elsewhere';

interface Attempt {
  readonly method: string;
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

interface Booking extends HoldFacts {
  readonly payments: readonly Attempt[];
}

/** What becomes of the page that waits for an attempt. One that the timer has not swept yet is over too. */
export function attemptStateOf(booking: Booking, { method, state, expiresAt }: Attempt): AttemptState {
  if (holdStateOf(booking) !== 'held') return 'elsewhere';
  const said = STATES[state] ?? 'elsewhere';
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.parse(booking.now);
  if (said === 'open' && isOver) return 'expired';
  const isReplaced = booking.payments.some((one) => one.method !== method && STATES[one.state] === 'open');
  return said === 'cancelled' && isReplaced ? 'replaced' : said;
}
