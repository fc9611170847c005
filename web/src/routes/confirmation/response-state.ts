import { holdStateOf, type HoldFacts } from '@naga/booking-flow/hold/hold-state.js';
import { isLookedAt } from '../../features/checkout/looked-at.js';

/**
 * What the traveller who comes back from paying must be told.
 * - waiting: the provider has not answered yet · review: a person looks at it
 * - declined, cancelled: no money moved, the seats are still held · unpaid: nothing was tried yet
 * - late: the time is over while a payment was under way, whose money may still come · over: nothing was under way
 * - refunded: money came but the seats were gone, or the booking was cancelled · cancelled-booking: given up before paying
 * - operator: the operator must accept · rejected: it did not · confirmed: it is theirs
 * - unchanged: theirs as it was, for the difference of an exchange was not paid in time
 */
export type ResponseState =
  | 'waiting'
  | 'review'
  | 'declined'
  | 'cancelled'
  | 'unpaid'
  | 'late'
  | 'over'
  | 'refunded'
  | 'cancelled-booking'
  | 'operator'
  | 'rejected'
  | 'unchanged'
  | 'confirmed';

export interface ResponseFacts extends HoldFacts {
  payments: readonly { state: string; createdAt: string; settledAt: string | null }[];
  refunds: readonly unknown[];
  paid: { amount: number };
}

/** EXPIRED ended with the hold: the provider itself has not said no. */
const MAY_STILL_COME = new Set(['CREATED', 'PENDING', 'AUTHORIZED', 'EXPIRED']);

const ENDED = new Set(['DECLINED', 'FAILED', 'CANCELLED', 'EXPIRED']);

/** Whether the last attempt brought nothing, and began after all the money was there. */
function isUnchanged(payments: ResponseFacts['payments']): boolean {
  const times = payments.map(({ createdAt }) => Date.parse(createdAt));
  const last = payments[times.indexOf(Math.max(...times))];
  const settled = payments.flatMap(({ settledAt }) => (settledAt === null ? [] : [Date.parse(settledAt)]));
  return last !== undefined && ENDED.has(last.state) && settled.length > 0 && Math.max(...settled) < Math.max(...times);
}

export function responseStateOf(booking: ResponseFacts): ResponseState {
  const { status, payments, refunds, paid } = booking;
  const last = [...payments].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)).at(-1)?.state;
  const mayStillCome = payments.some(({ state }) => MAY_STILL_COME.has(state));
  if (status === 'REJECTED') return 'rejected';
  const cameBack = refunds.length > 0 || paid.amount > 0;
  switch (holdStateOf(booking)) {
    case 'sold':
      if (status === 'PENDING_OPERATOR') return 'operator';
      return isUnchanged(payments) ? 'unchanged' : 'confirmed';
    case 'cancelled':
      return cameBack ? 'refunded' : 'cancelled-booking';
    case 'over':
      if (cameBack) return 'refunded';
      if (isLookedAt(booking)) return 'review';
      return mayStillCome ? 'late' : 'over';
    case 'held':
      if (last === undefined) return 'unpaid';
      if (isLookedAt(booking)) return 'review';
      if (last === 'DECLINED' || last === 'FAILED') return 'declined';
      return last === 'CANCELLED' || last === 'EXPIRED' ? 'cancelled' : 'waiting';
  }
}
