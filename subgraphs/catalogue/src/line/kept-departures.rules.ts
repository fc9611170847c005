import { instantOf, parseClock } from '@naga/kernel/clock-time.js';
import { isSoldOn } from '@naga/kernel/days-of-sale.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import type { Line, LineSchedule, LineTiming } from './line.rules.js';

/** A departure that is sold in another one's place on the same day. */
export interface SoldInstead {
  readonly routeScheduleId: string;
  /** 'HH:mm' at the first stop. */
  readonly departureTime: string;
}

const clockAtStart = ({ stops }: LineTiming): string => stops[0]!.departureTime;
const minuteOf = (clock: string): number => parseClock(clock)!;

const timingOf = ({ timings }: Line, routeScheduleId: string): LineTiming | undefined =>
  timings.find(({ schedules }) => schedules.some(({ id }) => id === routeScheduleId));

/** When a schedule of a saved line leaves its first stop, 'HH:mm'. */
export const startOf = (line: Line, routeScheduleId: string): string | null => {
  const timing = timingOf(line, routeScheduleId);
  return timing === undefined ? null : clockAtStart(timing);
};

/** Whether what leaves its first stop by this clock of the day ('HH:mm') has left by now. */
export const hasLeft = (date: string, clock: string, now: number): boolean =>
  instantOf(travelDate(date), minuteOf(clock)) <= now;

const sellsOn = (schedule: LineSchedule, date: string): boolean => !schedule.disabled && isSoldOn(schedule, date);

/**
 * Whether a saved line sells a departure no longer that it sold once: off sale itself or with its schedule, outside of its
 * season, or closed. Seats on it were sold before.
 */
export function isSoldNoLonger(
  line: Line & { readonly active: boolean },
  routeScheduleId: string,
  date: string,
): boolean {
  const schedule = timingOf(line, routeScheduleId)?.schedules.find(({ id }) => id === routeScheduleId);
  return schedule !== undefined && (!line.active || !sellsOn(schedule, date));
}

/** The schedules in whose place one is sold, the nearest first, whatever became of those in between. */
export function placesOf({ timings }: Line, { insteadOfId }: Pick<LineSchedule, 'insteadOfId'>): ReadonlySet<string> {
  const before = new Map(timings.flatMap(({ schedules }) => schedules).map((one) => [one.id, one.insteadOfId]));
  const places = new Set<string>();
  for (let id = insteadOfId; id != null && !places.has(id); id = before.get(id)) places.add(id);
  return places;
}

/**
 * What of the line is sold that day in place of a departure that is not: what the change made of it, else the one that
 * leaves nearest to it, by the same vehicle type before another, the earlier before the later. Undefined where nothing of
 * the line is sold that day that has not left by now.
 */
export function soldInstead(line: Line, routeScheduleId: string, date: string, now: number): SoldInstead | undefined {
  const timing = timingOf(line, routeScheduleId);
  if (timing === undefined) return undefined;
  const start = minuteOf(clockAtStart(timing));
  const vehicle = timing.schedules.find(({ id }) => id === routeScheduleId)!.vehicleTypeId;
  const [nearest] = line.timings
    .flatMap((other) =>
      other.schedules.flatMap((schedule) => {
        const departureTime = clockAtStart(other);
        if (schedule.id == null || !sellsOn(schedule, date) || hasLeft(date, departureTime, now)) return [];
        const away = Math.abs(minuteOf(departureTime) - start);
        const follows = placesOf(line, schedule).has(routeScheduleId);
        const byOther = schedule.vehicleTypeId !== vehicle;
        return [{ routeScheduleId: schedule.id, departureTime, follows, away, byOther }];
      }),
    )
    .sort(
      (a, b) =>
        Number(b.follows) - Number(a.follows) ||
        a.away - b.away ||
        Number(a.byOther) - Number(b.byOther) ||
        a.departureTime.localeCompare(b.departureTime),
    );
  return nearest && { routeScheduleId: nearest.routeScheduleId, departureTime: nearest.departureTime };
}
