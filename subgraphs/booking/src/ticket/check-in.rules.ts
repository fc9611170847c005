import { formatClock, type Minutes, parseClock } from '@naga/kernel/clock-time.js';

const DEFAULT_LEAD: Minutes = 20;

/** When to be at the stop: 20 minutes before the departure ('HH:mm'), on the stop's own clock. */
export function checkInTime(departure: string, lead: Minutes = DEFAULT_LEAD): string {
  const minutes = parseClock(departure);
  if (minutes === undefined) throw new RangeError(`not a clock time: ${departure}`);
  return formatClock((minutes - lead + 1440) % 1440);
}
