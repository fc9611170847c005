import { stateMachine } from '@naga/kernel/state-machine.js';

export const PAY_LINK_KINDS = { CUSTOM: 'CUSTOM', DONATION: 'DONATION' } as const;
export type PayLinkKind = keyof typeof PAY_LINK_KINDS;

export const PAY_LINK_STATES = { OPEN: 'OPEN', PAID: 'PAID', EXPIRED: 'EXPIRED', CANCELLED: 'CANCELLED' } as const;
export type PayLinkState = keyof typeof PAY_LINK_STATES;

/** Money that comes for a link which is not open any more goes back: nobody waits for it. */
export const payLinkStates = stateMachine<PayLinkState>('OPEN', {
  OPEN: ['PAID', 'EXPIRED', 'CANCELLED'],
  PAID: [],
  EXPIRED: [],
  CANCELLED: [],
});

/** Ways to pay without a booking: the money arrives at once, and nobody's balance is asked. */
export const LINK_METHODS = { CARD: 'CARD', KHQR: 'KHQR', WING: 'WING', PIPAY: 'PIPAY' } as const;
export type LinkMethod = keyof typeof LINK_METHODS;

interface Linked {
  readonly state: PayLinkState;
  readonly amount: number;
  readonly payments: readonly { readonly state: string; readonly amount: number; readonly forgiven: number }[];
  readonly refunds: readonly { readonly state: string; readonly reason: string; readonly amount: number }[];
}

const sumOf = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Minor units that count as paid for it (what arrived, what was let go) and that we are not sending back. */
export const keptOf = ({ payments, refunds }: Pick<Linked, 'payments' | 'refunds'>): number =>
  payments.reduce((sum, { state, amount, forgiven }) => (state === 'SETTLED' ? sum + amount + forgiven : sum), 0) -
  sumOf(refunds.filter(({ state, reason }) => state !== 'canceled' && reason !== 'SENT_BACK'));

/** Minor units that are nobody's due: of a link that was paid twice, or too late. `back`: what was decided to go back. */
export const surplusOf = (link: Linked, back: number): number =>
  Math.max(0, keptOf(link) - (link.state === 'PAID' ? link.amount - back : 0));
