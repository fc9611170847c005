import type { CheckoutBooking_BookingFragment } from '../../features/checkout/checkout-booking.generated.js';
import { attemptPath } from '../../features/checkout/paths.js';

const UNDECIDED = new Set(['CREATED', 'PENDING']);
/** Paid on another device, in another app or at a counter, while a page of ours waits. */
const WAITS_HERE = new Set(['KHQR', 'WING', 'CASH_COLLECTION']);

export const waitsHere = (method: string): boolean => WAITS_HERE.has(method);

type Booking = Pick<CheckoutBooking_BookingFragment, 'id' | 'now' | 'payments'>;

/** The page of a charge that waits to be paid: a second press of the button goes there instead of charging twice. */
export function openPayment(
  { id, now, payments }: Booking,
  method: string,
): { readonly path: string; readonly isOurs: boolean } | undefined {
  const open = payments.find(
    (one) =>
      one.method === method &&
      UNDECIDED.has(one.state) &&
      (one.payUrl !== null || one.code !== null) &&
      (one.expiresAt === null || Date.parse(one.expiresAt) > Date.parse(now)),
  );
  if (open === undefined) return undefined;
  return waitsHere(method) ? { path: attemptPath(id, open.id), isOurs: true } : { path: open.payUrl!, isOurs: false };
}
