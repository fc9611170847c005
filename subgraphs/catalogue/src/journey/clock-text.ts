import { formatClock } from '@naga/kernel/clock-time.js';
import { fromDayNumber, type TravelDate } from '@naga/kernel/travel-date.js';

const CLOCKS = Array.from({ length: 1440 }, (_, minute) => `T${formatClock(minute)}:00+07:00`);
const KEPT_DAYS = 2000;
const days = new Map<number, TravelDate>();

/** 'YYYY-MM-DD' of a day number; kept, for a search writes the same day a hundred times. */
export function dateText(day: number): TravelDate {
  let text = days.get(day);
  if (text === undefined) {
    if (days.size >= KEPT_DAYS) days.clear();
    days.set(day, (text = fromDayNumber(day)));
  }
  return text;
}

/** kernel offsetDateTime for a day number and minutes since its midnight, from a table. */
export const timeText = (day: number, minutes: number): string =>
  dateText(day + Math.floor(minutes / 1440)) + CLOCKS[((minutes % 1440) + 1440) % 1440]!;
