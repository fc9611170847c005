import type { BookingContext } from '../booking/booking-transaction.js';
import { type BookingRow, bookingRowView, countOf, pageOf, windowOf } from '../sales/booking-row.js';
import { ownBookings } from './own-bookings.js';
import { ENDED, UNPAID, type When } from './when.rules.js';

/** when.rules.ts as SQL; $3 is now, $4 what has ended, $5 what was never paid. */
const ENDED_OR_ARRIVED = `(b.status = any($4::text[]) or not exists (
    select 1 from leg l where l.booking_id = b.id and l.stands and l.arrival_time > to_timestamp($3::float8 / 1000)))`;
const PURCHASE = `not (b.status = 'EXPIRED' and b.payment_status = any($5::text[]))`;

const CONDITIONS: Readonly<Record<When, string>> = {
  UPCOMING: `not ${ENDED_OR_ARRIVED}`,
  PAST: ENDED_OR_ARRIVED,
};

const ORDERS: Readonly<Record<When, string>> = {
  UPCOMING: 'b.travels_at, b.id',
  PAST: 'b.travels_at desc, b.id desc',
};

/** One page of the viewer's own bookings, those travelled soonest or last travelled first: two statements. */
export async function myBookings(
  { database, viewer, clock }: BookingContext,
  when: When,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const own = ownBookings(viewer);
  const condition = `${own.condition} and ${PURCHASE} and ${CONDITIONS[when]}`;
  const values = [...own.values, clock.now(), ENDED, UNPAID];
  const [rows, counted] = await Promise.all([
    database.rows<BookingRow>(pageOf(condition, ORDERS[when], values.length), [...values, ...windowOf(page, pageSize)]),
    database.rows<{ total: number }>(countOf(condition), values),
  ]);
  return { total: counted[0]!.total, rows: rows.map((row) => bookingRowView(row, viewer.language)) };
}
