import type { BookingContext } from '../booking/booking-transaction.js';
import { ROUTE_OF, TAKEN } from './counted.js';
import { reportScope } from './report-scope.js';
import { timetableOf } from './timetable-of.js';
import type { OccupancyBy } from './groups.rules.js';
import type { OccupancyRow } from './report-rows.js';

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
/** Of single departures: a busy market's month. */
const MOST_DEPARTURES = 5000;

/**
 * One row for each departure first, of the timetable ($8) or with a seat that was sold: a seat sold twice, on two parts of
 * the way, is one seat of the vehicle, and who boards after midnight is on the departure of the day before. The times only
 * reach the index: nobody boards three days later. A departure that was taken out of the timetable counts while somebody
 * has a seat on it; one that was sold has the seats of the sale.
 */
const OCCUPANCY = (condition: string, { key, label, date }: (typeof GROUPS)[OccupancyBy], order: string): string => `
  with s as (select l.departure, max(l.operator_id)::text as operator_id, max(l.operator_name) as operator,
      max(l.service_date)::text as day, to_char(min(l.departure_time) at time zone 'UTC' + interval '7 hours', 'HH24:MI') as time,
      (array_agg(${ROUTE_OF} order by l.drop_off_position - l.boarding_position desc, l.id))[1] as route,
      count(distinct p.seat_number)::int as sold, max(l.seat_count)::int as seats
    from booking b join leg l on l.booking_id = b.id join part p on p.leg_id = l.id
    where ${condition} and l.service_date between $3::date and $4::date and ${TAKEN}
      and l.departure_time >= ($3::date - 1)::timestamptz and l.departure_time < ($4::date + 4)::timestamptz
    group by l.departure),
  t as (select r."routeScheduleId" || '@' || run.day as departure, r."operatorId" as operator_id, r."operatorName" as operator,
      run.day, r.time, r.towns as route, run.seats
    from jsonb_to_recordset($8::jsonb)
      as r("routeScheduleId" text, "operatorId" text, "operatorName" text, time text, towns text, seats text)
    cross join lateral (select ($3::date + (n - 1)::int)::text as day, seats::int as seats
      from unnest(string_to_array(r.seats, ',')) with ordinality as u(seats, n) where seats <> '') run),
  d as (select departure, coalesce(s.operator_id, t.operator_id) as operator_id, coalesce(s.operator, t.operator) as operator,
      coalesce(s.day, t.day) as day, coalesce(t.time, s.time) as time, coalesce(t.route, s.route) as route,
      coalesce(s.sold, 0) as sold, coalesce(s.seats, t.seats) as seats
    from s full join t using (departure))
  select ${key} as key, ${label} as label, ${date} as date, count(*)::int as departures, sum(d.sold)::int as sold,
    sum(d.seats)::int as seats
  from d where ($5::text is null or d.operator_id = $5) and ($6::text is null or d.route = $6)
  group by ${key} order by ${order} limit $7::int`;

export interface OccupancyQuestion {
  readonly by: OccupancyBy;
  /** First and last service date. */
  readonly from: string;
  readonly to: string;
  readonly operatorId?: string | null | undefined;
  /** As ROUTE names it. */
  readonly route?: string | null | undefined;
}

/**
 * How full departures between two service dates were, within the viewer's scope: one statement, and one question to the
 * catalogue. Who sells on everybody's departures has those he sold a seat on.
 */
export async function occupancyReport(
  context: BookingContext,
  { by, from, to, operatorId, route }: OccupancyQuestion,
): Promise<OccupancyRow[]> {
  const { database, viewer } = context;
  const { condition, values } = reportScope(viewer);
  const order = by === 'DAY' ? 'key' : by === 'DEPARTURE' ? 'max(d.day), max(d.time), key' : 'sum(d.sold) desc, key';
  const most = by === 'DEPARTURE' ? MOST_DEPARTURES : MOST_ROWS;
  const timetable = await timetableOf(context, { from, to, operatorId });
  const asked = [from, to, operatorId ?? null, route ?? null, most, JSON.stringify(timetable)];
  return database.rows<OccupancyRow>(OCCUPANCY(condition, GROUPS[by], order), [...values, ...asked]);
}
