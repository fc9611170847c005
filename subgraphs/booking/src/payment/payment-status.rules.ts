import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import { type RefundState, refundStates } from '../refund/refund-state.rules.js';
import { collectsLater } from './payment-method.rules.js';
import type { PaymentState } from './payment-state.rules.js';

export const PAYMENT_STATUSES = {
  REFUND_PENDING: 'REFUND_PENDING',
  REFUNDED: 'REFUNDED',
  PARTIALLY_REFUNDED: 'PARTIALLY_REFUNDED',
  OVERPAID: 'OVERPAID',
  PAID: 'PAID',
  NO_PAYMENT: 'NO_PAYMENT',
  TO_COLLECT: 'TO_COLLECT',
  PARTIALLY_PAID: 'PARTIALLY_PAID',
  AUTHORIZED: 'AUTHORIZED',
  PENDING: 'PENDING',
  FAILED: 'FAILED',
  UNPAID: 'UNPAID',
} as const;
export type PaymentStatus = keyof typeof PAYMENT_STATUSES;

interface Settling {
  readonly state: PaymentState;
  /** What was asked; once it is settled, what arrived. */
  readonly amount: number;
  /** What was let go of what was asked, and is owed still by nobody. */
  readonly forgiven: number;
}

/** All amounts in minor units of the booking's currency. */
export interface Moneys {
  /** What was agreed at the sale. */
  readonly total: number;
  /** Σ live parts + fees that stand − credits: see owed.rules.ts. */
  readonly due: number;
  readonly payments: readonly (Settling & { method: PaymentMethod })[];
  readonly refunds: readonly { state: RefundState; amount: number }[];
}

const total = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

const settled = <Attempt extends { readonly state: string }>(payments: readonly Attempt[]): readonly Attempt[] =>
  payments.filter(({ state }) => state === 'SETTLED');

/** What arrived: Σ settled attempts. */
export const paidOf = ({ payments }: Pick<Moneys, 'payments'>): number => total(settled(payments));

/** What never arrived and somebody let go: nobody owes it, and it is no money that goes back. */
export const forgivenOf = ({ payments }: { readonly payments: readonly Omit<Settling, 'amount'>[] }): number =>
  settled(payments).reduce((sum, { forgiven }) => sum + forgiven, 0);

/** What counts as paid: what arrived and what was let go. */
export const countsAsPaid = (moneys: Pick<Moneys, 'payments'>): number => paidOf(moneys) + forgivenOf(moneys);

/** Σ refunds done. */
export const backOf = ({ refunds }: Pick<Moneys, 'refunds'>): number =>
  total(refunds.filter(({ state }) => state === 'done'));

/** Σ refunds on their way. */
export const comingBackOf = ({ refunds }: Pick<Moneys, 'refunds'>): number =>
  total(refunds.filter(({ state }) => !refundStates.isFinal(state)));

/** What counts as paid and neither went back nor is on its way. */
export const keptAsPaid = (moneys: Pick<Moneys, 'payments' | 'refunds'>): number =>
  countsAsPaid(moneys) - backOf(moneys) - comingBackOf(moneys);

/** What was let go and that nobody would owe any more. */
export const needlesslyForgiven = (moneys: Moneys): number =>
  Math.min(forgivenOf(moneys), Math.max(0, keptAsPaid(moneys) - moneys.due));

/** Money that arrived, that nobody owes us and that is not on its way back yet: it is refunded by itself (rules.md 4). */
export const surplusOf = (moneys: Moneys): number => Math.max(0, keptAsPaid(moneys) - forgivenOf(moneys) - moneys.due);

/** A booking's payment status: computed from money, never set by hand; first match wins (rules.md 4). */
export function paymentStatus(moneys: Moneys): PaymentStatus {
  const { total: agreed, due, payments } = moneys;
  const paid = paidOf(moneys);
  const back = backOf(moneys);
  const some = (state: PaymentState): boolean =>
    payments.some((payment) => payment.state === state && !collectsLater(payment.method));
  const readings: readonly (readonly [PaymentStatus, boolean])[] = [
    ['REFUND_PENDING', comingBackOf(moneys) > 0],
    ['REFUNDED', back > 0 && back === paid],
    ['PARTIALLY_REFUNDED', back > 0],
    ['OVERPAID', paid > due],
    ['PAID', due > 0 && countsAsPaid(moneys) >= due],
    ['NO_PAYMENT', agreed === 0],
    ['TO_COLLECT', payments.some(({ method, state }) => collectsLater(method) && state === 'PENDING')],
    ['PARTIALLY_PAID', paid > 0],
    ['AUTHORIZED', some('AUTHORIZED')],
    ['PENDING', some('CREATED') || some('PENDING') || some('REVIEW')],
    ['FAILED', some('FAILED') || some('DECLINED')],
  ];
  return readings.find(([, applies]) => applies)?.[0] ?? 'UNPAID';
}
