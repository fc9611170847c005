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
  AUTHORIZED: ['SETTLED', 'FAILED', 'CANCELLED', 'EXPIRED', 'REVIEW'],
  SETTLED: [],
  FAILED: ['REVIEW'],
  DECLINED: ['REVIEW'],
  CANCELLED: ['SETTLED', 'REVIEW'],
  EXPIRED: ['SETTLED', 'REVIEW'],
  REVIEW: ['SETTLED', 'FAILED'],
});

/** Whether the traveller can still pay with this attempt. */
export const isOpen = (state: PaymentState): boolean => state === 'CREATED' || state === 'PENDING';
