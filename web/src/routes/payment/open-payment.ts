import type { CheckoutBooking_BookingFragment } from '../../features/checkout/checkout-booking.generated.js';

const UNDECIDED = new Set(['CREATED', 'PENDING']);

/** The page of a charge that waits to be paid: a second press of the button goes there instead of charging twice. */
export const openPayment = (
  { payments }: Pick<CheckoutBooking_BookingFragment, 'payments'>,
  method: string,
): string | undefined =>
  payments.find((one) => one.method === method && UNDECIDED.has(one.state) && one.payUrl !== null)?.payUrl ?? undefined;
