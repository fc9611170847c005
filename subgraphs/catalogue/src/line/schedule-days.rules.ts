import type { DayWindow } from '@naga/kernel/days-of-sale.js';
import { dayNumber, travelDate } from '@naga/kernel/travel-date.js';

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
