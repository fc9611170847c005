import { formatClock, type Minutes, parseClock } from '@naga/kernel/clock-time.js';

const DEFAULT_LEAD: Minutes = 20;

/** When to be at the stop: 20 minutes before the departure ('HH:mm'), on the stop's own clock. */
export function checkInTime(departure: string, lead: Minutes = DEFAULT_LEAD): string {
  const minutes = parseClock(departure);
  if (minutes === undefined) throw new RangeError(`not a clock time: ${departure}`);
  return formatClock((minutes - lead + 1440) % 1440);
}

/** What decides where one waits; null is what nobody asked for. */
interface Pickup {
  readonly address: string | null;
  /** 'HH:mm'. */
  readonly time: string | null;
}

/** When to be ready: where the driver fetches people at a time they named, at that time; else at the stop, for check-in. */
export const readyTime = (departure: string, pickup: Pickup | undefined): string =>
  (pickup?.address ? pickup.time : undefined) ?? checkInTime(departure);
