import { reachOf } from '../booking/booking-access.queries.js';
import type { BookingContext } from '../booking/booking-transaction.js';

const SOLD = (condition: string): string => `with
  sold as materialized (select b.* from booking b where ${condition}
    and b.sold_at >= ($3::date)::timestamp at time zone interval '7 hours' and b.sold_at < ($3::date + 1)::timestamp at time zone interval '7 hours'
    and b.status not in ('CANCELLED', 'REJECTED')),
  rides as materialized (select l.departure, l.seat_count, b.mode from leg l join booking b on b.id = l.booking_id
    where ${condition} and l.departure_time >= ($3::date)::timestamp at time zone interval '7 hours'
      and l.departure_time < ($3::date + 1)::timestamp at time zone interval '7 hours' and b.sold_at is not null),
  departures as materialized (select distinct departure, mode, seat_count from rides)
  select (select count(*)::int from sold) as bookings,
    (select count(*)::int from part p join sold s on s.id = p.booking_id
      where p.state in ('TICKETED', 'BOARDED', 'COMPLETED', 'NO_SHOW')) as seats,
    (select coalesce(json_agg(json_build_object('amount', m.amount, 'currency', m.currency) order by m.currency), '[]')
      from (select sum(total)::float8 as amount, currency from sold group by currency) m) as sold,
    (select count(*)::int from booking b where ${condition} and b.payment_status = 'REFUND_PENDING') as "refundPending",
    (select count(*)::int from booking b where ${condition} and b.payment_status = 'TO_COLLECT'
      and b.status = 'BOOKED') as "toCollect",
    coalesce((select round(100.0 * (select count(distinct (c.departure, c.seat_no)) from seat_claim c
        join departures d on d.departure = c.departure and d.mode = c.mode where c.state = 'sold')
      / nullif(sum(seat_count), 0))::int from departures), 0) as "seatsSoldToday"`;

export interface SalesSummary {
  readonly bookings: number;
  readonly seats: number;
  readonly sold: readonly { amount: number; currency: string }[];
  readonly refundPending: number;
  readonly toCollect: number;
  readonly seatsSoldToday: number;
}

/**
 * What was sold on a local day within the viewer's scope, and what still waits for money. Occupancy counts departures of
 * that day on which at least one seat was sold: the empty ones are known to the catalogue only.
 */
export async function salesSummary({ database, viewer }: BookingContext, date: string): Promise<SalesSummary> {
  const { condition, values } = reachOf(viewer, 'booking.view');
  const [row] = await database.rows<SalesSummary>(SOLD(condition), [...values, date]);
  return row!;
}
