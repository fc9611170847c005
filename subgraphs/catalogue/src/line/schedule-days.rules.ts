import { dayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { inSeason, withinDays } from '../sale/season.rules.js';
import { rangeOf } from './kept-departures.rules.js';
import type { LineSchedule } from './line.rules.js';

/** Kernel day numbers, both included. */
export interface DayWindow {
  readonly from: number;
  readonly to: number;
}

type Days = Pick<
  LineSchedule,
  'daysOfWeek' | 'allowFrom1' | 'allowTo1' | 'allowFrom2' | 'allowTo2' | 'blockingFrom' | 'blockingTo'
>;

/** Within how many years around today dates are looked at: 1900 and 9999 are slips of the pen. */
const [YEARS_BACK, YEARS_AHEAD] = [1, 3];

/** From today as far as one may buy, and as far as the seasons of schedules are said. */
export function windowOf(today: number, horizon: number, dates: readonly string[]): DayWindow {
  const days = dates.map((date) => dayNumber(travelDate(date)));
  const [least, most] = [today - YEARS_BACK * 366, today + YEARS_AHEAD * 366];
  return {
    from: Math.max(least, Math.min(today, ...days)),
    to: Math.min(most, Math.max(today + horizon, ...days)),
  };
}

/** The days on which a schedule is driven, in ascending order: its weekdays in season that are not blocked. */
export function daysOfSchedule(schedule: Days, { from, to }: DayWindow): number[] {
  const { daysOfWeek, allowFrom1, allowTo1, allowFrom2, allowTo2, blockingFrom, blockingTo } = schedule;
  const seasons = [rangeOf(allowFrom1, allowTo1), rangeOf(allowFrom2, allowTo2)];
  const blocked = rangeOf(blockingFrom, blockingTo);
  const weekdays = new Set(daysOfWeek);
  const days: number[] = [];
  for (let day = from; day <= to; day++)
    if (weekdays.has(((((day + 3) % 7) + 7) % 7) + 1) && inSeason(seasons, day) && !withinDays(blocked, day))
      days.push(day);
  return days;
}
