import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { isCounter } from '../cash/collector.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { WalletNotYours } from '../payment/payment.errors.js';
import type { RefundTo } from './refund-to.rules.js';

type Owned = Pick<BookingRecord, 'id' | 'bookedByUserId'>;

/** Whose wallet the money goes into: the owner's alone may be chosen, by himself. Refuses WALLET_NOT_YOURS. */
export function ownWallet(
  viewer: Viewer,
  { id, bookedByUserId }: Owned,
  to: RefundTo | null | undefined,
): string | null {
  if (to !== 'WALLET') return null;
  if (viewer.kind === 'user' && viewer.userId === bookedByUserId) return bookedByUserId;
  throw new WalletNotYours({ bookingId: id });
}

/**
 * The same where staff may choose it for the customer in front of them: his who bought the booking by himself. What was
 * sold to somebody stands under the seller's name, and his wallet is none of it. Refuses WALLET_NOT_YOURS.
 */
export function customersWallet(
  viewer: Viewer,
  booking: Owned & Pick<BookingRecord, 'bookingType'>,
  to: RefundTo | null | undefined,
): string | null {
  if (to === 'WALLET' && booking.bookingType === 'CUSTOMER' && isCounter(viewer)) return booking.bookedByUserId;
  return ownWallet(viewer, booking, to);
}
