import type { BookingContext } from '../booking/booking-transaction.js';

/** Seats of one departure that nobody can buy because staff keeps them. */
export interface ClosedSeats {
  readonly routeScheduleId: string;
  readonly date: string;
  readonly seats: readonly string[];
}

const CLOSED = `select b.route_schedule_id::text as "routeScheduleId", to_char(b.service_date, 'YYYY-MM-DD') as date,
    array_agg(distinct b.seat_no order by b.seat_no) as seats
  from seat_block b where b.mode = $1 and b.freed_at is null and b.closed_to is null and b.agency_id is null
    and b.route_schedule_id = any($2::bigint[]) and b.service_date between $3::date and $4::date
  group by b.route_schedule_id, b.service_date order by 2, 1`;

/** Departures of the schedules between two service dates, both included, on which seats are closed to everybody. */
export const closedSeats = (
  { database, viewer }: BookingContext,
  routeScheduleIds: readonly string[],
  from: string,
  until: string,
): Promise<ClosedSeats[]> => database.rows(CLOSED, [viewer.mode, [...new Set(routeScheduleIds)], from, until]);
