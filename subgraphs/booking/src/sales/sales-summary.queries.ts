import { bookingScope } from '../booking/booking-scope.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { ADD_ON_BACK_FEE } from '../add-on/add-on.rules.js';
import { DONATION_FEE } from '../donation/donation.rules.js';
import { IN_REVIEW } from '../payment/open-attempts.js';
import { TO_COLLECT } from '../report/counted.js';
import { REFUSED_FEE } from '../operator-decision/refused-share.rules.js';

/** Seats that are sold and were not given back. */
const SEATS = `('CONFIRMED', 'TICKETED', 'BOARDED', 'COMPLETED', 'NO_SHOW', 'EXCHANGE_ONGOING')`;

/** What is no sale of it: a donation, and what an operator's refusal takes off, the fares of its rides, their add-ons and their share of the fees (below zero). */
const NOT_SOLD = `coalesce((select sum(case f.name when '${REFUSED_FEE}' then amount else -amount end) from booking_fee f
    where f.booking_id = sold.id and f.name in ('${REFUSED_FEE}', '${DONATION_FEE}')), 0)
  - coalesce((select sum(fare - coalesce((select sum(f.amount) from booking_fee f where f.booking_id = sold.id
      and f.part_id = p.id and f.name = '${ADD_ON_BACK_FEE}'), 0)) from part p where p.booking_id = sold.id and p.state = 'REJECTED'), 0)`;

const SOLD = (condition: string): string => `with
  sold as materialized (select b.* from booking b where ${condition}
    and b.sold_at >= ($3::date)::timestamp at time zone interval '7 hours' and b.sold_at < ($3::date + 1)::timestamp at time zone interval '7 hours'
    and b.status not in ('CANCELLED', 'REJECTED'))
  select (select count(*)::int from sold) as bookings,
    (select count(*)::int from part p join sold s on s.id = p.booking_id
      where p.state in ${SEATS}) as seats,
    (select coalesce(json_agg(json_build_object('amount', m.amount, 'currency', m.currency) order by m.currency), '[]')
      from (select sum(total + ${NOT_SOLD})::float8 as amount, currency from sold group by currency) m) as sold,
    (select count(*)::int from booking b where ${condition} and b.payment_status = 'REFUND_PENDING') as "refundPending",
    (select count(*)::int from booking b where ${condition} and ${TO_COLLECT}) as "toCollect",
    (select count(*)::int from booking b where ${condition} and b.id in ${IN_REVIEW}) as "inReview"`;

export interface SalesSummary {
  readonly bookings: number;
  readonly seats: number;
  readonly sold: readonly { amount: number; currency: string }[];
  readonly refundPending: number;
  readonly toCollect: number;
  readonly inReview: number;
}

/** What was sold on a local day within the viewer's scope, and what still waits for money. */
export async function salesSummary({ database, viewer }: BookingContext, date: string): Promise<SalesSummary> {
  const { condition, values } = bookingScope(viewer, 'report.view');
  const [row] = await database.rows<SalesSummary>(SOLD(condition), [...values, date]);
  return row!;
}
