import type { PaymentRecord } from '../booking/booking-record.js';
import type { RefundState } from './refund-state.rules.js';

interface Repaid {
  readonly refunds: readonly { readonly paymentId: string; readonly state: RefundState; readonly amount: number }[];
}

/** Minor units of what arrived by this payment that went back to nobody, and are not on their way. */
export const leftOf = ({ refunds }: Repaid, payment: PaymentRecord): number =>
  refunds
    .filter(({ paymentId, state }) => paymentId === payment.id && state !== 'canceled')
    .reduce((left, { amount }) => left - amount, payment.amount);
