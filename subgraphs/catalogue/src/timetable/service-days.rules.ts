/** On which days a trip runs: weekdays within a period, with single days added or taken out. Days are kernel day numbers. */
export interface ServiceDays {
  /** Bit 0 = Monday … bit 6 = Sunday. */
  readonly weekdays: number;
  /** First and last day, both included; null = open on that side. */
  readonly from: number | null;
  readonly to: number | null;
  readonly added?: ReadonlySet<number>;
  readonly removed?: ReadonlySet<number>;
}

/** ISO weekdays (1 = Monday … 7 = Sunday) as the bits of ServiceDays.weekdays; other numbers throw a RangeError. */
export function weekdayBits(isoWeekdays: readonly number[]): number {
  let bits = 0;
  for (const weekday of isoWeekdays) {
    if (!Number.isInteger(weekday) || weekday < 1 || weekday > 7) throw new RangeError(`not a weekday: ${weekday}`);
    bits |= 1 << (weekday - 1);
  }
  return bits;
}

/** Whether a vehicle leaves its first stop on this day. */
export function runsOn(service: ServiceDays, day: number): boolean {
  if (service.removed?.has(day)) return false;
  if (service.added?.has(day)) return true;
  if (service.from !== null && day < service.from) return false;
  if (service.to !== null && day > service.to) return false;
  return (service.weekdays & (1 << ((((day + 3) % 7) + 7) % 7))) !== 0;
}
