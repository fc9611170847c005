import { type Reach, reachOf } from '../booking/booking-access.queries.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { localTime } from '../booking/local-time.js';
import type { BookingStatus } from '../booking/status.rules.js';
import type { PaymentStatus } from '../payment/payment-status.rules.js';
import { type BookingFilter, type BookingSort, ORDERS, searchPatterns } from './booking-filter.rules.js';

interface Row {
  readonly id: string;
  readonly pnr: string;
  readonly status: BookingStatus;
  readonly paymentStatus: PaymentStatus;
  readonly passengerName: string | null;
  readonly passengerCount: number;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly fromName: string;
  readonly toName: string;
  readonly operatorName: string;
  readonly departure: number;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly amount: number;
  readonly currency: string;
}

/** Days are local (UTC+7), both ends included. */
const day = (column: string, from: number): string =>
  `($${from}::date is null or ${column} >= ($${from}::date)::timestamp at time zone interval '7 hours')
   and ($${from + 1}::date is null or ${column} < ($${from + 1}::date + 1)::timestamp at time zone interval '7 hours')`;

/** `like` with one pattern reaches the trigram index, `like all` does not: the longest word finds, the others filter. */
const where = ({ condition }: Reach, searched: boolean): string => `${condition}
  and ${searched ? 'b.search_text like $3::text' : '$3::text is null'} and b.search_text like all ($4::text[])
  and ($5::text is null or b.status = $5) and ($6::text is null or b.payment_status = $6)
  and ($7::text is null or b.operator_ids @> array[$7::text::bigint])
  and ${day('b.travels_at', 8)} and ${day('b.created_at', 10)}`;

const page = (condition: string, sort: BookingSort): string => `
  select b.id::text as id, b.pnr, b.status, b.payment_status as "paymentStatus", p.name as "passengerName",
    p.count as "passengerCount", b.contact_email as "contactEmail", b.contact_phone as "contactPhone",
    first.from_location_name->>'en' as "fromName", last.to_location_name->>'en' as "toName",
    first.operator_name as "operatorName", (extract(epoch from first.departure_time) * 1000)::float8 as departure,
    b.created_at as "createdAt", b.expires_at as "expiresAt", b.total::float8 as amount, b.currency
  from (select * from booking b where ${condition} order by ${ORDERS[sort]} limit $12 offset $13) b
  cross join lateral (select * from leg where booking_id = b.id order by id limit 1) first
  cross join lateral (select * from leg where booking_id = b.id
    order by direction in ('RETURN', 'RETURN_CONNECTING'), id desc limit 1) last
  cross join lateral (select count(*)::int as count,
    (array_agg(concat_ws(' ', first_name, last_name) order by position))[1] as name
    from part where leg_id = first.id) p
  order by ${ORDERS[sort]}`;

const count = (condition: string): string => `select count(*)::int as total from booking b where ${condition}`;

const PAGE_SIZE = 500;

/** One page of the bookings a viewer's scope reaches: two statements, whatever its size. */
export async function bookingsPage(
  { database, viewer }: BookingContext,
  filter: BookingFilter,
  { sort, page: number, pageSize }: { sort: BookingSort; page: number; pageSize: number },
) {
  const reach = reachOf(viewer, 'booking.view');
  const { text, status, paymentStatus, operatorId, travelFrom, travelTo, bookedFrom, bookedTo } = filter;
  const patterns = searchPatterns(text);
  const longest = patterns.reduce<string | null>(
    (most, word) => (word.length > (most?.length ?? 0) ? word : most),
    null,
  );
  const condition = where(reach, longest !== null);
  const values = [...reach.values, longest, patterns, status ?? null, paymentStatus ?? null, operatorId ?? null];
  values.push(travelFrom ?? null, travelTo ?? null, bookedFrom ?? null, bookedTo ?? null);
  const size = Math.min(Math.max(1, pageSize), PAGE_SIZE);
  const offset = (Math.min(Math.max(1, number), 1_000_000) - 1) * size;
  const [rows, counted] = await Promise.all([
    database.rows<Row>(page(condition, sort), [...values, size, offset]),
    database.rows<{ total: number }>(count(condition), values),
  ]);
  return {
    total: counted[0]!.total,
    rows: rows.map(({ departure, amount, currency, passengerName, ...row }) => ({
      ...row,
      passengerName: passengerName || null,
      departureTime: localTime(departure),
      total: { amount, currency },
    })),
  };
}
