import type { BookingContext } from '../booking/booking-transaction.js';
import { betweenDays, dayOf, reportScope } from './report-scope.js';
import type { OccupancyBy } from './groups.rules.js';
import type { OccupancyRow } from './report-rows.js';

/** Seats somebody travels or travelled on, or that were paid for and not given back. */
const TAKEN = `p.state in ('CONFIRMED', 'TICKETED', 'BOARDED', 'COMPLETED', 'NO_SHOW', 'EXCHANGE_ONGOING', 'PENDING_OPERATOR')`;

const GROUPS: Readonly<Record<OccupancyBy, { key: string; label: string; date: string }>> = {
  ROUTE: { key: 'd.route', label: "replace(d.route, '|', ' → ')", date: 'null::text' },
  DEPARTURE: {
    key: 'd.departure',
    label: "max(d.time) || ' ' || max(d.operator) || ', ' || max(replace(d.route, '|', ' → '))",
    date: 'max(d.day)',
  },
  OPERATOR: { key: 'd.operator_id', label: 'max(d.operator)', date: 'null::text' },
  DAY: { key: 'd.day', label: 'null', date: 'null::text' },
};

const MOST_ROWS = 500;

/** One row for each departure first: a seat sold twice, on two parts of the way, is one seat of the vehicle. */
const OCCUPANCY = (condition: string, { key, label, date }: (typeof GROUPS)[OccupancyBy], order: string): string => `
  with d as (select l.departure, max(l.operator_id)::text as operator_id, max(l.operator_name) as operator,
      ${dayOf('min(l.departure_time)')} as day, to_char(min(l.departure_time) at time zone 'UTC' + interval '7 hours', 'HH24:MI') as time,
      (array_agg((l.from_location_name->>'en') || '|' || (l.to_location_name->>'en')
        order by l.drop_off_position - l.boarding_position desc, l.id))[1] as route,
      count(distinct p.seat_number)::int as sold, max(l.seat_count)::int as seats
    from booking b join leg l on l.booking_id = b.id join part p on p.leg_id = l.id
    where ${condition} and ${betweenDays('l.departure_time')} and ${TAKEN} group by l.departure)
  select ${key} as key, ${label} as label, ${date} as date, count(*)::int as departures, sum(d.sold)::int as sold,
    sum(d.seats)::int as seats
  from d group by ${key} order by ${order} limit ${MOST_ROWS}`;

/** How full departures between two local days were, within the viewer's scope, in one statement. */
export function occupancyReport(
  { database, viewer }: BookingContext,
  by: OccupancyBy,
  from: string,
  to: string,
): Promise<OccupancyRow[]> {
  const { condition, values } = reportScope(viewer);
  const order = by === 'DAY' ? 'key' : by === 'DEPARTURE' ? 'max(d.day), max(d.time), key' : 'sum(d.sold) desc, key';
  return database.rows<OccupancyRow>(OCCUPANCY(condition, GROUPS[by], order), [...values, from, to]);
}
