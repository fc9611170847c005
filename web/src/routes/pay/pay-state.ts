/** What the page of a link shows: a form, that it waits, or how it ended. */
export type PayState = 'open' | 'declined' | 'waiting' | 'review' | 'paid' | 'expired' | 'cancelled';

export interface PayFacts {
  readonly state: 'OPEN' | 'PAID' | 'EXPIRED' | 'CANCELLED';
  readonly payments: readonly { readonly state: string; readonly createdAt: string }[];
}

const ENDED = { PAID: 'paid', EXPIRED: 'expired', CANCELLED: 'cancelled' } as const;

/** Read from the last attempt while the link is open; who chooses another way sees the form. */
export function payStateOf({ state, payments }: PayFacts, choosesAnew: boolean): PayState {
  if (state !== 'OPEN') return ENDED[state];
  const last = payments.at(-1)?.state;
  if (last === 'REVIEW') return 'review';
  if (last === 'DECLINED' || last === 'FAILED') return 'declined';
  const waits = last === 'PENDING' || last === 'AUTHORIZED' || last === 'SETTLED';
  return waits && !choosesAnew ? 'waiting' : 'open';
}
