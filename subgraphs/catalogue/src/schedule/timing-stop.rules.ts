/** A clock time of a timing stop and its flag: reached on the service date itself, or on a later day. */
export interface ClockAtStop {
  /** 0..1439 */
  readonly clock: number;
  readonly sameDay: boolean;
}

/**
 * Minutes since midnight of the service date. Without the same-day flag the time lies on the next day, or on the first
 * later one that is not before `previous`, the minute at which the vehicle left the stop before.
 */
export function minuteAtStop({ clock, sameDay }: ClockAtStop, previous: number): number {
  let minute = sameDay ? clock : clock + 1440;
  while (minute < previous) minute += 1440;
  return minute;
}
