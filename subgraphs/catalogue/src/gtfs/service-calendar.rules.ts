/** The days of a service as GTFS writes them: weekdays within a period, and single days beside. Days are kernel day numbers. */
export interface ServiceCalendar {
  /** Bit 0 = Monday … bit 6 = Sunday; 0: single days alone. */
  readonly weekdays: number;
  /** Both included. */
  readonly first: number;
  readonly last: number;
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

const bitOf = (day: number): number => 1 << ((day + 3) % 7);

/**
 * The shortest calendar of some days, in ascending order, at least one: weekdays with the days on which they are not
 * served, or, where those would be more than the days themselves, the days one by one.
 */
export function calendarOf(days: readonly number[]): ServiceCalendar {
  const [first, last] = [days[0]!, days.at(-1)!];
  const weekdays = days.reduce((bits, day) => bits | bitOf(day), 0);
  const served = new Set(days);
  const removed: number[] = [];
  for (let day = first; day <= last; day++) if ((weekdays & bitOf(day)) !== 0 && !served.has(day)) removed.push(day);
  return removed.length > days.length
    ? { weekdays: 0, first, last, added: days, removed: [] }
    : { weekdays, first, last, added: [], removed };
}
