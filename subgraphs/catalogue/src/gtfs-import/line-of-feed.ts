import { formatClock } from '@naga/kernel/clock-time.js';
import type { ClocksAtStop, Line, LineSchedule, LineTiming } from '../line/line.rules.js';
import type { SavedLine } from '../line/read-line.js';
import type { FeedLine, FeedTiming, FeedTrip } from './feed-lines.js';
import { cut } from './row-problem.js';
import { type ScheduleDays, schedulesOf } from './service-schedules.rules.js';

const DAY = 1440;
/** Sale ends so many minutes before departure until somebody says otherwise. */
const BLOCK_BEFORE = 30;
const MOST_LETTERS = 200;

export interface LineTerms {
  readonly operatorId: string;
  readonly localCountryCode: string;
  readonly vehicleTypeId: string;
  /** Its name is the whole name of its route: it is our own. */
  readonly isOwn: boolean;
}

/** The days of a trip that leaves so many days after its own. */
export type DaysOfTrip = (trip: FeedTrip, later: number) => readonly ScheduleDays[];

/** The first stop has no arrival of its own, the last no departure. */
export function clocksOf({ minutes }: Pick<FeedTiming, 'minutes'>): ClocksAtStop[] {
  const last = minutes.length - 1;
  return minutes.map(([arrival, departure], at) => ({
    arrivalTime: formatClock((at === 0 ? departure : arrival) % DAY),
    departureTime: formatClock((at === last ? arrival : departure) % DAY),
  }));
}

const aSchedule = (days: ScheduleDays, vehicleTypeId: string): LineSchedule => ({
  ...days,
  vehicleTypeId,
  hasPassengerTypePricing: false,
  disabled: false,
  allowMaleNextToFemale: true,
  routeForUser: 'EVERYONE',
});

export const keyOfClocks = (stops: readonly ClocksAtStop[]): string =>
  stops
    .map(({ arrivalTime, departureTime }, at) => {
      const [isFirst, isLast] = [at === 0, at === stops.length - 1];
      return `${isFirst ? departureTime : arrivalTime} ${isLast ? arrivalTime : departureTime}`;
    })
    .join();

/** 'Night bus · Phnom Penh – Siem Reap': a route goes two ways, and each is a line. */
export function nameOf({ route, stops }: FeedLine): string {
  const ends = `${stops[0]!.stop.name} – ${stops.at(-1)!.stop.name}`;
  return cut(`${cut(route.name, MOST_LETTERS / 2)} · ${ends}`, MOST_LETTERS).trim();
}

/**
 * A line as its feed says it, at the stops that `stopIdOf` names. Trips after midnight of their day leave on the next one;
 * trips at the same clocks are one timing with a schedule for each span of days.
 */
export function lineOf(
  feed: FeedLine,
  terms: LineTerms,
  stopIdOf: (feedStop: string) => string,
  daysOf: DaysOfTrip = ({ service }, later) => schedulesOf(service, later),
): Line {
  const { operatorId, localCountryCode, vehicleTypeId, isOwn } = terms;
  const timings = new Map<string, LineTiming & { schedules: LineSchedule[] }>();
  for (const timing of feed.timings) {
    const stops = clocksOf(timing);
    const key = keyOfClocks(stops);
    const known = timings.get(key) ?? { allowPickup: false, blockBefore: BLOCK_BEFORE, stops, schedules: [] };
    timings.set(key, known);
    const later = Math.floor(timing.minutes[0]![1] / DAY);
    for (const trip of timing.trips)
      known.schedules.push(...daysOf(trip, later).map((days) => aSchedule(days, vehicleTypeId)));
  }
  const way = feed.timings[0]!.minutes;
  return {
    operatorId,
    names: { en: isOwn ? feed.route.name : nameOf(feed) },
    transportType: feed.route.transportType!,
    localCountryCode,
    stops: feed.stops.map(({ stop, board, alight }, at) => ({
      stopId: stopIdOf(stop.id),
      travelTime: at === 0 ? 0 : way[at]![0] - way[0]![1],
      boardingStop: board || at === 0,
      dropOffStop: alight || at === feed.stops.length - 1,
      currentStatus: 'ACTIVE',
    })),
    timings: [...timings.values()],
  };
}

const [ON_SALE, OFF_BY_FEED, OFF_BY_HAND] = [0, 1, 2];

/** Pairs with the same key, the best first; then, in their order, with what is left of those on sale. `undefined`: new. */
function paired<T>(
  wanted: readonly T[],
  saved: readonly T[],
  keyOf: (one: T) => string,
  rankOf: (one: T) => number,
): Map<T, T | undefined> {
  const left = new Map<string, T[]>();
  for (const one of saved.toSorted((a, b) => rankOf(a) - rankOf(b)))
    left.set(keyOf(one), [...(left.get(keyOf(one)) ?? []), one]);
  const pairs = new Map<T, T | undefined>(wanted.map((one) => [one, left.get(keyOf(one))?.shift()]));
  const unpaired = new Set([...left.values()].flat());
  const rest = saved.filter((one) => unpaired.has(one) && rankOf(one) === ON_SALE);
  for (const [one, found] of pairs) if (found === undefined) pairs.set(one, rest.shift());
  return pairs;
}

/** The days of a schedule and nothing else of it. */
export const daysIn = ({ daysOfWeek, ...more }: LineSchedule): ScheduleDays => ({
  daysOfWeek,
  allowFrom1: more.allowFrom1 ?? null,
  allowTo1: more.allowTo1 ?? null,
  allowFrom2: more.allowFrom2 ?? null,
  allowTo2: more.allowTo2 ?? null,
  blockingFrom: more.blockingFrom ?? null,
  blockingTo: more.blockingTo ?? null,
});

const keyOfDays = (schedule: LineSchedule): string => JSON.stringify(Object.values(daysIn(schedule)));

export interface MergedLine {
  readonly line: Line;
  /** Schedules that are new, others than they were, as they were, and no more. */
  readonly trips: Readonly<Record<'CREATE' | 'CHANGE' | 'SAME' | 'GONE', number>>;
}

/**
 * A saved line as its feed says it now. Times and days are the feed's; what a clerk has said beside them (vehicle, hours,
 * who it is sold to) stays with the departure that is nearest to it. `offSale`: schedules that feeds took off sale; those
 * that the feed says again are sold again, those that a clerk turned off are not.
 */
export function mergedLine(saved: SavedLine, wanted: Line, offSale: ReadonlySet<string>): MergedLine {
  const trips = { CREATE: 0, CHANGE: 0, SAME: 0, GONE: 0 };
  const keyOf = ({ stops }: Pick<LineTiming, 'stops'>) => keyOfClocks(stops);
  const isOff = ({ id, disabled }: LineSchedule) => disabled && id != null && offSale.has(id);
  const rankOf = (one: LineSchedule) => (isOff(one) ? OFF_BY_FEED : one.disabled ? OFF_BY_HAND : ON_SALE);
  const bestOf = ({ schedules }: LineTiming) => Math.min(OFF_BY_HAND, ...schedules.map(rankOf));
  const timings = paired<LineTiming>(wanted.timings, saved.timings, keyOf, bestOf);
  let kept = 0;
  const merged = [...timings].map(([is, was]): LineTiming => {
    const sameClocks = was !== undefined && keyOf(was) === keyOf(is);
    const pairs = paired(is.schedules, was?.schedules ?? [], keyOfDays, rankOf);
    const schedules = [...pairs].map(([schedule, before]) => {
      if (before === undefined) {
        trips.CREATE += 1;
        return schedule;
      }
      kept += 1;
      const isSame = sameClocks && !isOff(before) && keyOfDays(before) === keyOfDays(schedule);
      trips[isSame ? 'SAME' : 'CHANGE'] += 1;
      return { ...before, ...daysIn(schedule), ...(isOff(before) && { disabled: false }) };
    });
    return { ...(was ?? is), stops: is.stops, schedules };
  });
  trips.GONE = saved.timings.flatMap(({ schedules }) => schedules).length - kept;
  return { line: { ...saved, names: { ...saved.names, ...wanted.names }, timings: merged }, trips };
}

/** A line that its feed has no more: nothing of it is sold. */
export const offSaleLine = (saved: SavedLine): Line => ({
  ...saved,
  timings: saved.timings.map((timing) => ({
    ...timing,
    schedules: timing.schedules.map((schedule) => ({ ...schedule, disabled: true })),
  })),
});

/** Schedules that feeds have taken off sale once a line is saved as `after`: those that were, and those on sale until now. */
export function takenOffSale(before: SavedLine, after: Line, offSale: readonly string[]): string[] {
  const were = new Set(offSale);
  for (const { id, disabled } of before.timings.flatMap(({ schedules }) => schedules)) if (!disabled) were.add(id);
  return after.timings.flatMap(({ schedules }) =>
    schedules.flatMap(({ id, disabled }) => (disabled && id != null && were.has(id) ? [id] : [])),
  );
}
