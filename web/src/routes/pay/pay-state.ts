import { isLookedAt } from '../../features/checkout/looked-at.js';

/** What the page of a link shows: a form, that it waits, or how it ended. */
export type PayState = 'open' | 'sent-back' | 'declined' | 'waiting' | 'review' | 'paid' | 'expired' | 'cancelled';

export interface PayFacts {
  readonly state: 'OPEN' | 'PAID' | 'EXPIRED' | 'CANCELLED';
  readonly payments: readonly { readonly state: string; readonly createdAt: string; readonly sentBack: boolean }[];
}

const ENDED = { PAID: 'paid', EXPIRED: 'expired', CANCELLED: 'cancelled' } as const;

/** Read from the last attempt while the link is open; who chooses another way sees the form. */
export function payStateOf({ state, payments }: PayFacts, choosesAnew: boolean): PayState {
  // Money that is looked at is never to be paid again, also where the time of the link is over.
  if (state !== 'PAID' && isLookedAt({ payments })) return 'review';
  if (state !== 'OPEN') return ENDED[state];
  const { state: last, sentBack = false } = payments.at(-1) ?? {};
  if (sentBack) return 'sent-back';
  if (last === 'DECLINED' || last === 'FAILED') return 'declined';
  const waits = last === 'PENDING' || last === 'AUTHORIZED' || last === 'SETTLED';
  return waits && !choosesAnew ? 'waiting' : 'open';
}
