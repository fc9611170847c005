import { daysOfSchedule } from '@naga/kernel/days-of-sale.js';
import { dayNumber, fromDayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { CatalogueContext } from '../journey/asking.js';
import { ClosedSeatsDocument } from '../neighbours/booking.generated.js';
import { type CalendarRow, calendarRows } from './line-calendar.rules.js';
import { savedLine } from './read-line.js';
import { soldSince } from './sold-of.js';

/** Six weeks are the most that a month is drawn on. */
const MOST_DAYS = 42;

/** How many seats travellers may buy of a departure on a day, rows that are blocked for a while left out; undefined of a schedule that is not in memory yet. */
const seatsOf =
  ({ current }: CatalogueContext['services']['catalogue']) =>
  (routeScheduleId: string, date: string): number | undefined => {
    const departure = current.departures[current.tripAt(routeScheduleId) ?? -1];
    return departure && current.vehicleOn(departure.vehicle, dayNumber(travelDate(date))).seatCount;
  };

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
  const { neighbours, viewer, services } = context;
  const routeScheduleIds = line.timings.flatMap(({ schedules }) => schedules.map((schedule) => schedule.id));
  if (routeScheduleIds.length === 0) return [];
  const [sold, { closedSeats }] = await Promise.all([
    soldSince(context, routeScheduleIds, from, until),
    neighbours.ask('booking', ClosedSeatsDocument, { routeScheduleIds, from, until }, viewer),
  ]);
  return calendarRows(line, (schedule) => daysOfSchedule(schedule, window), {
    sold,
    closed: closedSeats,
    seatsOf: seatsOf(services.catalogue),
  });
}
