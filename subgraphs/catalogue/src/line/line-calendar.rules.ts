import { fromDayNumber } from '@naga/kernel/travel-date.js';
import { startOf } from './kept-departures.rules.js';
import type { Line, LineSchedule } from './line.rules.js';
import type { SoldDeparture } from './sold-line.rules.js';

/** A departure as a calendar of its line has it. */
export interface CalendarRow {
  readonly routeScheduleId: string;
  readonly date: string;
  /** 'HH:mm' at the first stop. */
  readonly departureTime: string;
  /** Held or sold. */
  readonly seats: number;
  readonly bookings: number;
  /** False: it is sold no longer, and driven for those who have seats. */
  readonly runs: boolean;
  /** Staff closed what is not sold of it. */
  readonly closed: boolean;
}

export interface KnownOfCalendar {
  readonly sold: readonly SoldDeparture[];
  readonly closed: readonly Pick<SoldDeparture, 'routeScheduleId' | 'date' | 'seats'>[];
  /** Seats of a departure that can be sold at all; undefined where nobody knows. */
  readonly seatsOf: (routeScheduleId: string, date: string) => number | undefined;
}

const keyOf = (routeScheduleId: string, date: string): string => `${routeScheduleId}@${date}`;

/** Departures that run by a line's days, and those that do not and that somebody has seats on: by day, then by the clock. */
export function calendarRows(
  line: Line & { readonly active: boolean },
  daysOf: (schedule: LineSchedule) => readonly number[],
  known: KnownOfCalendar,
): CalendarRow[] {
  const sold = new Map(known.sold.map((one) => [keyOf(one.routeScheduleId, one.date), one]));
  const closed = new Map(known.closed.map((one) => [keyOf(one.routeScheduleId, one.date), one.seats]));
  const schedules = line.timings.flatMap((timing) => timing.schedules);
  const rowOf = (routeScheduleId: string, date: string, runs: boolean): CalendarRow => {
    const key = keyOf(routeScheduleId, date);
    const [has, shut] = [sold.get(key)?.seats ?? [], closed.get(key) ?? []];
    const all = known.seatsOf(routeScheduleId, date) ?? Number.POSITIVE_INFINITY;
    return {
      ...{ routeScheduleId, date, departureTime: startOf(line, routeScheduleId)!, runs },
      ...{ seats: has.length, bookings: sold.get(key)?.bookings ?? 0 },
      closed: shut.length > 0 && new Set([...has, ...shut]).size >= all,
    };
  };
  const running = schedules
    .filter(({ disabled }) => line.active && !disabled)
    .flatMap((schedule) => daysOf(schedule).map((day) => rowOf(schedule.id!, fromDayNumber(day), true)));
  const runs = new Set(running.map(({ routeScheduleId, date }) => keyOf(routeScheduleId, date)));
  const others = known.sold.filter(({ routeScheduleId, date }) => !runs.has(keyOf(routeScheduleId, date)));
  return [...running, ...others.map(({ routeScheduleId, date }) => rowOf(routeScheduleId, date, false))].sort(
    (a, b) => a.date.localeCompare(b.date) || a.departureTime.localeCompare(b.departureTime),
  );
}
