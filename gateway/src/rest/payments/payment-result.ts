import { z } from 'zod';
import { feeOf } from './fee-of.js';
import type { RestPaymentFragment, RestStartPaymentMutation } from './payments.generated.js';

export const PaymentResult = z.object({
  payment_id: z.string(),
  method: z.string(),
  state: z.string(),
  way_back: z
    .enum(['as_paid', 'cash', 'agency'])
    .describe('How its money goes back: as it was paid, in cash at a counter, or to the agency that sold the booking'),
  amount: z.int(),
  currency: z.string(),
  pay_url: z.url().nullable().describe('Page to pay at; null where nothing is paid now'),
  qr: z.string().nullable().describe('What a banking app scans; null where nothing is scanned'),
  code: z.string().nullable().describe('Cash collection: what is named at a counter; null otherwise'),
  expires_at: z.string().nullable().describe('Until when it can be paid, where that is before the hold ends'),
});

/** What starting a payment answers beside the attempt: fees are by method. */
export const StartedPayment = PaymentResult.extend({
  total: z.int().describe('What the booking costs by this method, in minor units'),
  transaction_fee: z.int().describe('Of that, the fee of this method'),
});

const WAY_BACK = { AS_PAID: 'as_paid', CASH: 'cash', AGENCY: 'agency' } as const;

/** One attempt to pay, as the routes answer it: `amount` in minor units, `pay_url` whole. */
export function paymentResult(payment: RestPaymentFragment, baseUrl: string): z.output<typeof PaymentResult> {
  const { id, method, state, wayBack, amount, payUrl, qr, code, expiresAt } = payment;
  return {
    payment_id: id,
    method: method.toLowerCase(),
    state: state.toLowerCase(),
    way_back: WAY_BACK[wayBack],
    amount: amount.amount,
    currency: amount.currency,
    pay_url: payUrl ? new URL(payUrl, baseUrl).href : null,
    qr,
    code,
    expires_at: expiresAt,
  };
}

type Started = Extract<RestStartPaymentMutation['startPayment'], { __typename: 'StartedPayment' }>;

/** An attempt that began, with what the booking costs since. */
export const startedPayment = ({ payment, booking }: Started, baseUrl: string): z.output<typeof StartedPayment> => ({
  ...paymentResult(payment, baseUrl),
  total: booking.total.amount,
  transaction_fee: feeOf(booking, 'transaction'),
});
