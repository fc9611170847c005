import { type BookingScope, bookingScope } from '../booking/booking-scope.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { GAVE_BACK, METHOD_OF } from '../report/given-back.js';
import { type BookingRow, bookingRowView, countOf, pageOf, windowOf } from './booking-row.js';
import { type BookingFilter, type BookingSort, ORDERS, searchPatterns } from './booking-filter.rules.js';

/** Days are local (UTC+7), both ends included. */
const day = (column: string, from: number): string =>
  `($${from}::date is null or ${column} >= ($${from}::date)::timestamp at time zone interval '7 hours')
   and ($${from + 1}::date is null or ${column} < ($${from + 1}::date + 1)::timestamp at time zone interval '7 hours')`;

/** `like` with one pattern reaches the trigram index, `like all` does not: the longest word finds, the others filter. */
const where = ({ condition }: BookingScope, searched: boolean): string => `${condition}
  and ${searched ? 'b.search_text like $3::text' : '$3::text is null'} and b.search_text like all ($4::text[])
  and ($5::text is null or b.status = $5) and ($6::text is null or b.payment_status = $6)
  and ($7::text is null or b.operator_ids @> array[$7::text::bigint])
  and ${day('b.travels_at', 8)} and ${day('b.created_at', 10)} and ${day('b.sold_at', 12)}
  and ($14::text is null or b.booked_from = $14) and ($15::text is null or b.agency_id = $15::text::bigint)
  and ($16::text is null or b.booked_by_user_id = $16::text::bigint) and ($17::text is null or b.affiliate_id = $17)
  and ($18::text is null or exists (select 1 from leg l where l.booking_id = b.id
    and (l.from_location_name->>'en') || '|' || (l.to_location_name->>'en') = $18))
  and ($19::text is null or ${METHOD_OF} = $19)
  and (coalesce($20::date, $21::date) is null or exists (select 1 from booking_event v where v.booking_id = b.id
    and ${GAVE_BACK} and ${day('v.at', 20)}))`;

/** One page of the bookings a viewer's scope reaches: two statements, whatever its size. */
export async function bookingsPage(
  { database, viewer }: BookingContext,
  filter: BookingFilter,
  { sort, page, pageSize }: { sort: BookingSort; page: number; pageSize: number },
) {
  const reach = bookingScope(viewer, 'booking.view');
  const { text, status, paymentStatus, operatorId, travelFrom, travelTo, bookedFrom, bookedTo } = filter;
  const patterns = searchPatterns(text);
  const longest = patterns.reduce<string | null>(
    (most, word) => (word.length > (most?.length ?? 0) ? word : most),
    null,
  );
  const condition = where(reach, longest !== null);
  const values = [...reach.values, longest, patterns, status ?? null, paymentStatus ?? null, operatorId ?? null];
  values.push(travelFrom ?? null, travelTo ?? null, bookedFrom ?? null, bookedTo ?? null);
  const { soldFrom, soldTo, channel, agencyId, sellerId, affiliateId, route, method, cancelledFrom, cancelledTo } =
    filter;
  const more = [soldFrom, soldTo, channel, agencyId, sellerId, affiliateId, route, method, cancelledFrom, cancelledTo];
  values.push(...more.map((value) => value ?? null));
  const [rows, counted] = await Promise.all([
    database.rows<BookingRow>(pageOf(condition, ORDERS[sort], values.length), [...values, ...windowOf(page, pageSize)]),
    database.rows<{ total: number }>(countOf(condition), values),
  ]);
  return { total: counted[0]!.total, rows: rows.map((row) => bookingRowView(row, viewer.language)) };
}
