import { stateMachine } from '@naga/kernel/state-machine.js';

export const PAYMENT_STATES = {
  CREATED: 'CREATED',
  PENDING: 'PENDING',
  AUTHORIZED: 'AUTHORIZED',
  SETTLED: 'SETTLED',
  FAILED: 'FAILED',
  DECLINED: 'DECLINED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
  REVIEW: 'REVIEW',
} as const;
export type PaymentState = keyof typeof PAYMENT_STATES;

/**
 * rules.md 4. Settled never changes: money going back is a refund. An attempt we gave up (cancelled, expired) may
 * still settle, because money that arrived is a fact; a provider that contradicts its own no is a person's work.
 */
export const paymentStates = stateMachine<PaymentState>('CREATED', {
  CREATED: ['PENDING', 'AUTHORIZED', 'SETTLED', 'FAILED', 'DECLINED', 'CANCELLED', 'EXPIRED', 'REVIEW'],
  PENDING: ['AUTHORIZED', 'SETTLED', 'FAILED', 'DECLINED', 'CANCELLED', 'EXPIRED', 'REVIEW'],
  AUTHORIZED: ['SETTLED', 'FAILED', 'DECLINED', 'CANCELLED', 'EXPIRED', 'REVIEW'],
  SETTLED: [],
  FAILED: ['REVIEW'],
  DECLINED: ['REVIEW'],
  CANCELLED: ['SETTLED', 'REVIEW'],
  EXPIRED: ['SETTLED', 'REVIEW'],
  REVIEW: ['SETTLED', 'FAILED'],
});

/** Whether the traveller can still pay with an attempt in this state. */
export const isOpen = (state: PaymentState): boolean => state === 'CREATED' || state === 'PENDING';

/** Whether he can at this moment: an attempt with a deadline of its own may be over before the timer says so. */
export const isPayable = (
  { state, expiresAt }: { readonly state: PaymentState; readonly expiresAt: number | null },
  now: number,
): boolean => isOpen(state) && (expiresAt === null || expiresAt > now);
