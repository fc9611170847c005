import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { bookingFacts } from './booking-facts.js';
import type { BookingRecord } from './booking-record.js';

/** A booking became another's: its contact became another one, or staff put it into another account. */
export type OwnershipNews = 'booking.contact_replaced' | 'booking.handed_over';

/**
 * Tells it at the contact that `booking` says, in the caller's transaction, with neither tickets nor the account: whoever it
 * was taken from learns of it, and opens nothing by it.
 */
export async function tellOwner(
  transaction: RowTransaction,
  viewer: Viewer,
  now: number,
  type: OwnershipNews,
  booking: BookingRecord,
): Promise<void> {
  const legs = booking.legs.map((leg) => ({ ...leg, ticketId: null, receiveTicketCopyEmail: null }));
  const payload = { ...bookingFacts(booking, legs), bookedByUserId: null };
  const { mode } = booking;
  await emitRows(transaction, now, [{ type, payload, mode, requestId: viewer.requestId }]);
}
