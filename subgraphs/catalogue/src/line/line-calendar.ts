import { daysOfSchedule } from '@naga/kernel/days-of-sale.js';
import { LOCAL_OFFSET_MINUTES } from '@naga/kernel/clock-time.js';
import { dayNumber, fromDayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { CatalogueContext } from '../journey/asking.js';
import { ClosedSeatsDocument } from '../neighbours/booking.generated.js';
import { type CalendarRow, calendarRows } from './line-calendar.rules.js';
import { savedLine } from './read-line.js';
import { soldSince } from './sold-of.js';

/** Six weeks are the most that a month is drawn on. */
const MOST_DAYS = 42;

/** Seats of each vehicle type that can be sold at all. */
const SEATS = `select v.id::text as id, count(s.*)::int as seats from vehicle_type v
  left join seat s on s.seat_layout_id = v.seat_layout_id and s.kind = 'SEAT' and s.bookable and not s.blocked
  where v.id = any($1::bigint[]) group by v.id`;

/**
 * Which times of a line run on which days, both included, with what is sold and what staff closed; none of a line out of
 * reach. Throws BAD_USER_INPUT for more than six weeks.
 */
export async function lineCalendar(
  context: CatalogueContext,
  id: string,
  from: string,
  until: string,
): Promise<readonly CalendarRow[]> {
  const window = { from: dayNumber(travelDate(from)), to: dayNumber(travelDate(until)) };
  if (window.to - window.from >= MOST_DAYS)
    throw new InvalidInput([
      { path: 'until', code: 'MAX', facts: { max: fromDayNumber(window.from + MOST_DAYS - 1) } },
    ]);
  const line = await savedLine(context, id);
  if (line === undefined) return [];
  const { database, neighbours, viewer, clock } = context;
  const schedules = line.timings.flatMap((timing) => timing.schedules);
  if (schedules.length === 0) return [];
  const routeScheduleIds = schedules.map((schedule) => schedule.id);
  const today = Math.floor((clock.now() / 60_000 + LOCAL_OFFSET_MINUTES) / 1440);
  const [sold, { closedSeats }, counts] = await Promise.all([
    soldSince(context, routeScheduleIds, Math.max(0, today - window.from)),
    neighbours.ask('booking', ClosedSeatsDocument, { routeScheduleIds, from, until }, viewer),
    database.rows<{ id: string; seats: number }>(SEATS, [[...new Set(schedules.map((one) => one.vehicleTypeId))]]),
  ]);
  const seats = new Map(counts.map((one) => [one.id, one.seats]));
  const within = sold.filter(({ date }) => date >= from && date <= until);
  return calendarRows(line, (schedule) => daysOfSchedule(schedule, window), {
    sold: within,
    closed: closedSeats,
    seats,
  });
}
