import { addDays, isoWeekday, type TravelDate, travelDate } from './travel-date.js';

/** '2026-11-21' → '2026-11' */
export const monthOf = (date: string): string => date.slice(0, 7);

/** '2026-11', 1 → '2026-12'; steps may be negative. */
export function addMonths(month: string, steps: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + steps;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** '2026-02' → '2026-02-28' */
export const lastDayOf = (month: string): TravelDate => addDays(travelDate(`${addMonths(month, 1)}-01`), -1);

/** The weeks of a month, Monday first; undefined where a week lies outside the month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = travelDate(`${month}-01`);
  const last = lastDayOf(month);
  const days: (string | undefined)[] = Array.from({ length: isoWeekday(first) - 1 }, () => undefined);
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  while (days.length % 7 !== 0) days.push(undefined);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const PAGES: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** Where a key leads from a day of a calendar (WAI-ARIA: date picker dialog); undefined for a key of no meaning here. */
export function dayByKey(date: string, key: string): string | undefined {
  const day = travelDate(date);
  if (key in STEPS) return addDays(day, STEPS[key]!);
  if (key === 'Home') return addDays(day, 1 - isoWeekday(day));
  if (key === 'End') return addDays(day, 7 - isoWeekday(day));
  if (!(key in PAGES)) return undefined;
  const month = addMonths(monthOf(date), PAGES[key]!);
  const last = lastDayOf(month);
  return `${month}${date.slice(7)}` < last ? `${month}${date.slice(7)}` : last;
}
