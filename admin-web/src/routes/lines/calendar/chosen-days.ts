import { monthOf } from '@naga/kernel/calendar-month.js';
import type { LineCalendarQuery } from '../lines.generated.js';

export type CalendarDeparture = LineCalendarQuery['lineCalendar'][number];

/** Days from one to another, whichever is first. */
export interface ChosenDays {
  readonly anchor: string;
  readonly focus: string;
}

export interface DayChoice extends ChosenDays {
  /** A first day was pressed: the next one that is pressed is the last. */
  readonly isOpen: boolean;
}

/** How a day is come to: pressed with a finger, the mouse or Enter; led to by keys; or either with Shift. */
export type Way = 'pressed' | 'led' | 'with Shift';

/**
 * What is chosen once a day is come to: the first press chooses a day, the second one all days between. Keys alone choose
 * the day they lead to. Several days are closed at once within a month: what is not in sight is not chosen.
 */
export function choiceAt({ anchor, isOpen }: DayChoice, day: string, way: Way): DayChoice {
  const isSpan = (isOpen || way === 'with Shift') && monthOf(day) === monthOf(anchor);
  if (!isSpan) return { anchor: day, focus: day, isOpen: way === 'pressed' };
  return { anchor, focus: day, isOpen: way === 'led' };
}

export const endsOf = ({ anchor, focus }: ChosenDays): readonly [string, string] =>
  anchor <= focus ? [anchor, focus] : [focus, anchor];

export const isChosen = (chosen: ChosenDays, day: string): boolean => {
  const [first, last] = endsOf(chosen);
  return day >= first && day <= last;
};

/** A time on the chosen days, as it is closed at once. */
export interface ChosenTime {
  readonly routeScheduleId: string;
  /** 'HH:mm' */
  readonly time: string;
  /** The first and the last day on which it runs; none of those on which it is sold no longer. */
  readonly first: string;
  readonly last: string;
  readonly departures: number;
  readonly seats: number;
  /** All of them are closed already. */
  readonly closed: boolean;
}

/** Of days that are over only what was sold: what the line says today says nothing of what ran then. */
export const shownDepartures = (departures: readonly CalendarDeparture[], today: string): CalendarDeparture[] =>
  departures.filter(({ date, seats }) => date >= today || seats > 0);

/** The times that run on the chosen days from today on, by the clock. */
export function chosenTimes(departures: readonly CalendarDeparture[], chosen: ChosenDays, today: string): ChosenTime[] {
  const running = departures.filter(({ date, runs }) => runs && date >= today && isChosen(chosen, date));
  return [...Map.groupBy(running, ({ routeScheduleId }) => routeScheduleId)]
    .map(([routeScheduleId, rows]) => ({
      routeScheduleId,
      time: rows[0]!.departureTime,
      first: rows[0]!.date,
      last: rows.at(-1)!.date,
      departures: rows.length,
      seats: rows.reduce((sum, { seats }) => sum + seats, 0),
      closed: rows.every(({ closed }) => closed),
    }))
    .sort((a, b) => a.time.localeCompare(b.time));
}

/** Where these departures are closed, the form filled in; or opened again, its form filled in as well. */
export const closingAddress = ({ routeScheduleId, first, last, closed }: ChosenTime): string => {
  const several = last > first && { [closed ? 'closedUntil' : 'until']: last };
  const filled = new URLSearchParams({ ...(!closed && { whole: '1' }), ...several });
  return `/departures/${routeScheduleId}/${first}/seats${filled.size > 0 ? `?${filled}` : ''}`;
};
