import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { isCounter } from '../cash/collector.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { ownAccount } from '../payment/own-money.js';
import { WalletGone, WalletNotYours } from '../payment/payment.errors.js';
import type { RefundTo } from './refund-to.rules.js';

type Owned = Pick<BookingRecord, 'id' | 'bookedByUserId' | 'boughtByUserId' | 'bookingType' | 'isBuyerGone'>;

/**
 * What somebody bought by himself. What was sold to somebody stands under its seller's name, and it was the agency's
 * balance or a counter's cash that paid: it goes back there, and into nobody's wallet. What was handed to somebody he did not
 * pay for.
 */
const isOwnPurchase = ({ bookingType, bookedByUserId, boughtByUserId }: Owned): boolean =>
  (bookingType === 'CUSTOMER' || bookingType === 'GUEST') && bookedByUserId === boughtByUserId;

/** Whether the viewer may have what comes back as credit: of what he bought by himself, and asks for in person. */
export function takesCredit(viewer: Viewer, booking: Owned): boolean {
  const accountId = ownAccount(viewer);
  return (
    accountId !== undefined && accountId === booking.bookedByUserId && isOwnPurchase(booking) && !booking.isBuyerGone
  );
}

/** Whether it would have been somebody's credit, who deleted his account. */
export const isWalletGone = (booking: Owned): boolean => isOwnPurchase(booking) && booking.isBuyerGone;

/** Whose wallet takes what its provider sends back to nobody: who bought it by himself and has an account. Null of all others. */
export const buyersWallet = (booking: Owned): string | null => (isOwnPurchase(booking) ? booking.bookedByUserId : null);

/** Whose wallet the money goes into: the owner's alone may be chosen, by himself. Refuses WALLET_GONE, WALLET_NOT_YOURS. */
export function ownWallet(viewer: Viewer, booking: Owned, to: RefundTo | null | undefined): string | null {
  if (to !== 'WALLET') return null;
  if (isWalletGone(booking)) throw new WalletGone({ bookingId: booking.id });
  if (takesCredit(viewer, booking)) return booking.bookedByUserId;
  throw new WalletNotYours({ bookingId: booking.id });
}

/** The same where staff may choose it for the customer in front of them. Refuses WALLET_GONE, WALLET_NOT_YOURS. */
export function customersWallet(viewer: Viewer, booking: Owned, to: RefundTo | null | undefined): string | null {
  if (
    to === 'WALLET' &&
    !isWalletGone(booking) &&
    booking.bookingType === 'CUSTOMER' &&
    isOwnPurchase(booking) &&
    isCounter(viewer)
  )
    return booking.bookedByUserId;
  return ownWallet(viewer, booking, to);
}
