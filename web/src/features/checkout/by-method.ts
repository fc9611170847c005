import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';
import type { PaymentMethodsQuery } from './payment-methods.generated.js';

export type Option = NonNullable<PaymentMethodsQuery['paymentMethods']>[number];
type Booking = CheckoutBooking_BookingFragment;
type Fee = Booking['fees'][number];

/** What the transaction fee is by a method, minor units; 0 where there is none. */
export const feeOf = ({ fees }: Pick<Option, 'fees'>): number =>
  fees.find(({ name }) => name === 'transaction')?.amount.amount ?? 0;

/** Whether it matters for the price in which of the open ways one pays. */
export const isByMethod = (options: readonly Option[]): boolean =>
  new Set(options.filter(({ reason }) => reason === null).map(feeOf)).size > 1;

/** The same line stands where a method has no fee, so that nothing below it moves when another is chosen. */
const noFee = (currency: string): Fee => ({
  __typename: 'BookingFee',
  name: 'transaction',
  amount: { __typename: 'Money', amount: 0, currency },
  percent: null,
  fixed: null,
  cause: null,
  addOn: null,
});

/**
 * The booking as it costs who pays so, before he has begun to: that is frozen when he presses (decision 137), whatever
 * was begun before. As it is where that way is not known.
 */
export function pricedBy<B extends Booking>(booking: B, options: readonly Option[], chosen: string | undefined): B {
  const option = options.find(({ method }) => method === chosen);
  if (option === undefined) return booking;
  const { fees, total, due } = option;
  const shown = isByMethod(options) && feeOf(option) === 0 ? [noFee(total.currency), ...fees] : fees;
  return { ...booking, fees: shown, total, due };
}
