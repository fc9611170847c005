import { formatClock, localMoment } from '@naga/kernel/clock-time.js';

/** '2026-11-21 07:30' at UTC+7, from epoch milliseconds or ISO 8601: the same in every language, and it sorts. */
export function localStamp(instant: number | string): string {
  const { date, minutes } = localMoment(typeof instant === 'string' ? Date.parse(instant) : instant);
  return `${date} ${formatClock(minutes)}`;
}
