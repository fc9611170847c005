import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { loadBooking, loadBookings } from './booking.queries.js';
import type { BookingRecord } from './booking-record.js';
import { statusesOf } from './booking-money.js';
import { tellPoints, type ToldAt } from '../points/tell-points.js';

const UPDATE = `update booking b set status = s.status, payment_status = s."paymentStatus"
  from jsonb_to_recordset($1) as s(id text, status text, "paymentStatus" text) where b.id = s.id::bigint`;

/**
 * Reads bookings again at the end of a command, derives their statuses and keeps them in the columns that lists filter
 * by; users are told what is new of their points. Answers the bookings as they will be after commit.
 */
export async function recordStatuses(
  transaction: RowTransaction,
  ids: readonly string[],
  at: ToldAt,
): Promise<BookingRecord[]> {
  const bookings = await loadBookings(transaction, ids);
  await transaction.rows(UPDATE, [JSON.stringify(bookings.map((each) => ({ id: each.id, ...statusesOf(each) })))]);
  const told: BookingRecord[] = [];
  for (const booking of bookings) told.push(await tellPoints(transaction, booking, at));
  return told;
}

/** The same for one booking. */
export async function recordStatus(transaction: RowTransaction, id: string, at: ToldAt): Promise<BookingRecord> {
  const booking = await loadBooking(transaction, id);
  await transaction.rows(UPDATE, [JSON.stringify([{ id, ...statusesOf(booking) }])]);
  return tellPoints(transaction, booking, at);
}
