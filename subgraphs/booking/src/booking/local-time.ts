import { localMoment, offsetDateTime } from '@naga/kernel/clock-time.js';

/** An instant (epoch milliseconds) as the clock at the stop shows it: '2026-11-21T07:30:00+07:00'. */
export function localTime(instant: number): string {
  const { date, minutes } = localMoment(instant);
  return offsetDateTime(date, minutes);
}
