import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { loadBooking, loadBookings } from './booking.queries.js';
import type { BookingRecord } from './booking-record.js';
import { statusesOf } from './booking-money.js';

const UPDATE = `update booking b set status = s.status, payment_status = s."paymentStatus"
  from jsonb_to_recordset($1) as s(id text, status text, "paymentStatus" text) where b.id = s.id::bigint`;

/**
 * Reads bookings again at the end of a command, derives their statuses and keeps them in the columns that lists filter
 * by. Answers the bookings as they will be after commit.
 */
export async function recordStatuses(transaction: RowTransaction, ids: readonly string[]): Promise<BookingRecord[]> {
  const bookings = await loadBookings(transaction, ids);
  await transaction.rows(UPDATE, [JSON.stringify(bookings.map((each) => ({ id: each.id, ...statusesOf(each) })))]);
  return bookings;
}

/** The same for one booking. */
export async function recordStatus(transaction: RowTransaction, id: string): Promise<BookingRecord> {
  const booking = await loadBooking(transaction, id);
  await transaction.rows(UPDATE, [JSON.stringify([{ id, ...statusesOf(booking) }])]);
  return booking;
}
