import { dayNumber, fromDayNumber, travelDate } from './travel-date.js';

/** Days from..to, ends included; null = open on that side. Days are kernel day numbers. */
export interface DayRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** Whether a day lies in the range. A range without ends holds no day: it was never set. */
export function withinDays({ from, to }: DayRange, day: number): boolean {
  if (from === null && to === null) return false;
  return (from === null || day >= from) && (to === null || day <= to);
}

/** The allow-from and allow-to ranges of a schedule: in season when one of them holds the day, or when none is set. */
export function inSeason(ranges: readonly DayRange[], day: number): boolean {
  const set = ranges.filter((range) => range.from !== null || range.to !== null);
  return set.length === 0 || set.some((range) => withinDays(range, day));
}

type Typed = string | null | undefined;

/** Seasons of a schedule as they are typed, 'YYYY-MM-DD'; null, left out or empty: open. */
export interface Seasons {
  readonly allowFrom1?: Typed;
  readonly allowTo1?: Typed;
  readonly allowFrom2?: Typed;
  readonly allowTo2?: Typed;
}

/** When a schedule is sold: its weekdays (1 is Monday) in season that are not closed. */
export interface DaysOfSale extends Seasons {
  readonly daysOfWeek: readonly number[];
  readonly blockingFrom?: Typed;
  readonly blockingTo?: Typed;
}

/** Kernel day numbers, both included. */
export interface DayWindow {
  readonly from: number;
  readonly to: number;
}

const numberOf = (date: Typed): number | null => (date ? dayNumber(travelDate(date)) : null);

/** Days as they are typed, 'YYYY-MM-DD'. */
const rangeOf = (from: Typed, to: Typed): DayRange => ({ from: numberOf(from), to: numberOf(to) });

const seasonsOf = ({ allowFrom1, allowTo1, allowFrom2, allowTo2 }: Seasons): readonly [DayRange, DayRange] => [
  rangeOf(allowFrom1, allowTo1),
  rangeOf(allowFrom2, allowTo2),
];

/** 1 is Monday, of days before 1970 as well. */
const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** The days of a window on which a schedule is sold, in ascending order. */
export function daysOfSchedule(schedule: DaysOfSale, { from, to }: DayWindow): number[] {
  const seasons = seasonsOf(schedule);
  const blocked = rangeOf(schedule.blockingFrom, schedule.blockingTo);
  const weekdays = new Set(schedule.daysOfWeek);
  const days: number[] = [];
  for (let day = from; day <= to; day++)
    if (weekdays.has(weekdayOf(day)) && inSeason(seasons, day) && !withinDays(blocked, day)) days.push(day);
  return days;
}

/** Whether a schedule is sold on a day, 'YYYY-MM-DD'. */
export function isSoldOn(schedule: DaysOfSale, date: string): boolean {
  const day = dayNumber(travelDate(date));
  return daysOfSchedule(schedule, { from: day, to: day }).length > 0;
}

const dateOf = (day: number | null): string | null => (day === null ? null : fromDayNumber(day));

/** Seasons as far as they lie in a range; undefined where nothing of them does. */
function cut(schedule: Seasons, { from, to }: DayRange): Required<Seasons> | undefined {
  const set = seasonsOf(schedule).filter((season) => season.from !== null || season.to !== null);
  const [first, second] = (set.length === 0 ? [{ from: null, to: null }] : set)
    .map((season) => ({
      from: season.from === null ? from : Math.max(season.from, from ?? season.from),
      to: season.to === null ? to : Math.min(season.to, to ?? season.to),
    }))
    .filter((season) => season.from === null || season.to === null || season.from <= season.to);
  if (first === undefined) return undefined;
  return {
    allowFrom1: dateOf(first.from),
    allowTo1: dateOf(first.to),
    allowFrom2: dateOf(second?.from ?? null),
    allowTo2: dateOf(second?.to ?? null),
  };
}

/** The seasons of a schedule that ends the day before one, 'YYYY-MM-DD'; undefined where it would never be sold. */
export const seasonsBefore = (schedule: Seasons, date: string): Required<Seasons> | undefined =>
  cut(schedule, { from: null, to: dayNumber(travelDate(date)) - 1 });

/** The seasons of a schedule that begins on a day, 'YYYY-MM-DD'; undefined where it would never be sold. */
export const seasonsFrom = (schedule: Seasons, date: string): Required<Seasons> | undefined =>
  cut(schedule, { from: dayNumber(travelDate(date)), to: null });
