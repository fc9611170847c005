import { parseClock } from '@naga/kernel/clock-time.js';
import { daysOfSchedule, type DayWindow } from '@naga/kernel/days-of-sale.js';
import { fromDayNumber, isoWeekday } from '@naga/kernel/travel-date.js';
import type { LocalNames } from '../../../session/local-name.js';
import { clockAfter } from '../clocks.js';
import { type LineValues, type StopValues, stopsOf, timingsOf, type TimingValues } from '../line-values.js';
import { factsChanged, type FactName, rulesChanged, type RuleName } from './changed-fields.js';

/** Days that a time begins or ceases to run on. */
export interface DaySpan {
  readonly count: number;
  readonly first: string;
  readonly last: string;
  /** 1 is Monday. */
  readonly weekdays: readonly number[];
  /** All of them where they are few, else none. */
  readonly dates: readonly string[];
}

/** What a change of a line comes to; `time` is 'HH:mm' at the first stop, as it shall be. */
export type LineDifference =
  | { readonly kind: 'facts'; readonly fields: readonly FactName[] }
  | { readonly kind: 'stopAdded' | 'stopDropped' | 'stopChanged'; readonly stop: LocalNames }
  | { readonly kind: 'stopsMoved'; readonly stops: readonly LocalNames[] }
  | { readonly kind: 'timeAdded' | 'timeDropped'; readonly time: string }
  | { readonly kind: 'timeMoved'; readonly before: string; readonly time: string; readonly minutes: number }
  | { readonly kind: 'clocks'; readonly time: string; readonly stops: readonly LocalNames[] }
  | { readonly kind: 'starts' | 'stops'; readonly time: string; readonly days: DaySpan }
  | { readonly kind: 'vehicle'; readonly time: string; readonly before: string; readonly after: string }
  | { readonly kind: 'rules'; readonly time: string; readonly fields: readonly RuleName[] };

/** So many days are told one by one. */
const FEW = 5;
const DAY_MINUTES = 1440;

const byKey = <T extends { readonly key: string }>(list: readonly T[]) => new Map(list.map((one) => [one.key, one]));
const startOf = ({ stops }: TimingValues): string => stops[0]?.departureTime ?? '';

/** Minutes from one clock to another the short way round, -719 to 720. */
function minutesBetween(before: string, after: string): number {
  const minutes = ((parseClock(after) ?? 0) - (parseClock(before) ?? 0) + DAY_MINUTES) % DAY_MINUTES;
  return minutes > DAY_MINUTES / 2 ? minutes - DAY_MINUTES : minutes;
}

function stopDifferences(before: readonly StopValues[], after: readonly StopValues[]): LineDifference[] {
  const [was, is] = [byKey(before), byKey(after)];
  const kept = after.filter(({ key }) => was.has(key));
  const order = before.filter(({ key }) => is.has(key));
  const isMoved = kept.some(({ key }, at) => order[at]!.key !== key);
  const says = (stop: StopValues) =>
    [isMoved ? '' : stop.travelTime.trim(), stop.boardingStop, stop.dropOffStop, stop.suspended].join();
  return [
    ...before.filter(({ key }) => !is.has(key)).map(({ names }) => ({ kind: 'stopDropped' as const, stop: names })),
    ...after.filter(({ key }) => !was.has(key)).map(({ names }) => ({ kind: 'stopAdded' as const, stop: names })),
    ...(isMoved ? [{ kind: 'stopsMoved' as const, stops: after.map(({ names }) => names) }] : []),
    ...kept
      .filter((stop) => says(was.get(stop.key)!) !== says(stop))
      .map(({ names }) => ({ kind: 'stopChanged' as const, stop: names })),
  ];
}

const daysOf = ({ schedules }: TimingValues, window: DayWindow): ReadonlySet<number> =>
  new Set(schedules.filter(({ disabled }) => !disabled).flatMap((schedule) => daysOfSchedule(schedule, window)));

function spanOf(days: readonly number[]): DaySpan {
  const dates = days.toSorted((a, b) => a - b).map(fromDayNumber);
  return {
    count: dates.length,
    first: dates[0]!,
    last: dates.at(-1)!,
    weekdays: [...new Set(dates.map(isoWeekday))].sort(),
    dates: dates.length > FEW ? [] : dates,
  };
}

/** Days of a time that are new, and those that are gone. */
function dayDifferences(time: string, was: ReadonlySet<number>, is: ReadonlySet<number>): LineDifference[] {
  const [added, gone] = [[...is].filter((day) => !was.has(day)), [...was].filter((day) => !is.has(day))];
  return [
    ...(added.length > 0 ? [{ kind: 'starts' as const, time, days: spanOf(added) }] : []),
    ...(gone.length > 0 ? [{ kind: 'stops' as const, time, days: spanOf(gone) }] : []),
  ];
}

const NO_DAY: ReadonlySet<number> = new Set();

/** Stops at which a time's clocks differ from what moving it as a whole makes of them. */
function otherClocks(was: TimingValues, is: TimingValues, minutes: number, before: LineValues, after: LineValues) {
  const places = new Map(stopsOf(before).map(({ key }, at) => [key, at]));
  const stops = stopsOf(after);
  return stops.flatMap(({ key, names }, at) => {
    const [old, now] = [was.stops[places.get(key) ?? -1], is.stops[at]];
    if (old === undefined || now === undefined) return [];
    const arrives = at === 0 || clockAfter(old.arrivalTime, minutes) === clockAfter(now.arrivalTime, 0);
    const leaves =
      at === stops.length - 1 || clockAfter(old.departureTime, minutes) === clockAfter(now.departureTime, 0);
    return arrives && leaves ? [] : [names];
  });
}

function vehicleDifferences(time: string, was: TimingValues, is: TimingValues): LineDifference[] {
  const old = byKey(was.schedules);
  const pairs = is.schedules.flatMap(({ key, vehicleTypeId: after }) => {
    const before = old.get(key)?.vehicleTypeId;
    return before === undefined || before === after ? [] : [[`${before} ${after}`, { before, after }] as const];
  });
  return [...new Map(pairs).values()].map((pair) => ({ kind: 'vehicle' as const, time, ...pair }));
}

/**
 * What differs between a line as it is saved and as it is typed, in the order of the form. Days are told of `window`, from
 * the day on which the change holds.
 */
export function differencesOf(before: LineValues, after: LineValues, window: DayWindow): LineDifference[] {
  const fields = factsChanged(before, after);
  const [was, is] = [byKey(timingsOf(before)), byKey(timingsOf(after))];
  const stops = stopDifferences(stopsOf(before), stopsOf(after));
  const isReordered = stops.some(({ kind }) => kind === 'stopsMoved');
  const changed = [...is.values()].flatMap((timing): LineDifference[] => {
    const [old, time] = [was.get(timing.key), startOf(timing)];
    if (old === undefined)
      return [{ kind: 'timeAdded', time }, ...dayDifferences(time, NO_DAY, daysOf(timing, window))];
    const minutes = minutesBetween(startOf(old), time);
    // In another order the clocks stay at their places: the order is what is told.
    const others = isReordered ? [] : otherClocks(old, timing, minutes, before, after);
    const days = dayDifferences(time, daysOf(old, window), daysOf(timing, window));
    const rules = rulesChanged(old, timing, days.length > 0);
    return [
      ...(minutes === 0 ? [] : [{ kind: 'timeMoved' as const, before: startOf(old), time, minutes }]),
      ...(others.length > 0 ? [{ kind: 'clocks' as const, time, stops: others }] : []),
      ...days,
      ...vehicleDifferences(time, old, timing),
      ...(rules.length > 0 ? [{ kind: 'rules' as const, time, fields: rules }] : []),
    ];
  });
  const dropped = [...was.values()].filter(({ key }) => !is.has(key));
  return [
    ...(fields.length > 0 ? [{ kind: 'facts' as const, fields }] : []),
    ...stops,
    ...dropped.map((timing) => ({ kind: 'timeDropped' as const, time: startOf(timing) })),
    ...changed,
  ];
}
