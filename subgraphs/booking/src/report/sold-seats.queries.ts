import { localMoment } from '@naga/kernel/clock-time.js';
import { isRowId } from '@naga/kernel/row-id.js';
import { addDays } from '@naga/kernel/travel-date.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { TAKEN } from './counted.js';
import { betweenDays } from './report-scope.js';

interface SoldSeats {
  readonly legId: string;
  readonly nationality: string;
  readonly passengerType: string;
  readonly currency: string;
  readonly seats: number;
  readonly fares: number;
  readonly seatNumbers: readonly string[];
}

/** Of the steps of a fare those that a tariff decides: what coupons and points take off comes after it. */
const TARIFF_FARE = `coalesce((select (s.stage->>'subtotal')::bigint
    from jsonb_array_elements(p.stages) with ordinality as s(stage, at)
    where s.stage->>'name' not in ('promotion', 'coupon', 'points') order by s.at desc limit 1), p.fare)`;

const SOLD = `select l.journey_leg_id as "legId", p.nationality, p.passenger_type as "passengerType", b.currency,
    count(*)::int as seats, sum(${TARIFF_FARE})::float8 as fares, array_agg(p.seat_number order by p.seat_number) as "seatNumbers"
  from booking b join leg l on l.booking_id = b.id join part p on p.leg_id = l.id
  where b.mode = $1 and b.operator_ids @> array[$2::bigint] and l.operator_id = $2::bigint
    and ${betweenDays('b.sold_at')} and ${TAKEN}
  group by 1, 2, 3, 4 order by seats desc, 1, 2, 3 limit $5`;

/** Seats of an operator that were sold within the last days, today included, and not given back; of nobody in particular. */
export async function soldSeats(
  { database, viewer, clock }: BookingContext,
  operatorId: string,
  days: number,
  most: number,
): Promise<SoldSeats[]> {
  if (!isRowId(operatorId)) return [];
  const today = localMoment(clock.now()).date;
  return database.rows<SoldSeats>(SOLD, [viewer.mode, operatorId, addDays(today, 1 - days), today, most]);
}
