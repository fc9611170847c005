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
