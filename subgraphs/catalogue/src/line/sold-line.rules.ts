import { isoWeekday, travelDate } from '@naga/kernel/travel-date.js';
import { type Line, type LineSchedule, type LineStop, type LineTiming, placesAfter, withId } from './line.rules.js';

/** Seats of one departure that somebody has. */
export interface SoldDeparture {
  readonly routeScheduleId: string;
  readonly date: string;
  readonly seats: readonly string[];
  /** How many have them. */
  readonly bookings: number;
}

/** What a change takes from a schedule that is driven: some weekdays, or every departure as it was sold. */
interface Touched {
  readonly weekdays: ReadonlySet<number>;
}

const EVERY_DAY = new Set([1, 2, 3, 4, 5, 6, 7]);

/** Stops as a ticket needs them: those before stay where they are, and are served as they were. */
function stopsStay(before: readonly LineStop[], after: readonly LineStop[]): boolean {
  return before.every((was, position) => {
    const is = after[position];
    const serves = (stop: LineStop, flag: 'boardingStop' | 'dropOffStop') =>
      stop[flag] && stop.currentStatus === 'ACTIVE';
    return (
      is?.stopId === was.stopId &&
      (serves(is, 'boardingStop') || !serves(was, 'boardingStop')) &&
      (serves(is, 'dropOffStop') || !serves(was, 'dropOffStop'))
    );
  });
}

/** The first stop has no arrival of its own, the last no departure. */
const clocksOf = ({ stops }: LineTiming): string =>
  stops
    .flatMap(({ arrivalTime, departureTime }, position) => [
      position > 0 && arrivalTime,
      position < stops.length - 1 && departureTime,
    ])
    .join();

const isSameTime = (before: LineTiming, after: LineTiming): boolean =>
  after.stops.length >= before.stops.length &&
  clocksOf({ ...after, stops: after.stops.slice(0, before.stops.length) }) === clocksOf(before);

function touchedOf(before: LineSchedule, after: LineSchedule | undefined): Touched {
  if (after === undefined || after.vehicleTypeId !== before.vehicleTypeId) return { weekdays: EVERY_DAY };
  return { weekdays: new Set(before.daysOfWeek.filter((day) => !after.daysOfWeek.includes(day))) };
}

/** By schedule of the saved line, what a change takes from it. */
function touched(before: Line, after: Line): Map<string, Touched> {
  const stay = stopsStay(before.stops, after.stops);
  const found = new Map<string, Touched>();
  for (const was of before.timings) {
    const is = withId(after.timings, was.id);
    const runs = stay && is !== undefined && isSameTime(was, is);
    for (const schedule of was.schedules) {
      const kept = runs ? withId(is.schedules, schedule.id) : undefined;
      found.set(schedule.id!, touchedOf(schedule, kept));
    }
  }
  return found;
}

/** Schedules of a saved line that a change takes something from: those whose sold seats have to be asked for. */
export const schedulesTouched = (before: Line, after: Line): string[] =>
  [...touched(before, after)].filter(([, { weekdays }]) => weekdays.size > 0).map(([id]) => id);

/** Of the departures that somebody has seats on, those that would not be driven as they were sold. */
export function departuresLost(before: Line, after: Line, sold: readonly SoldDeparture[]): SoldDeparture[] {
  const of = touched(before, after);
  return sold.filter(({ routeScheduleId, date }) =>
    of.get(routeScheduleId)?.weekdays.has(isoWeekday(travelDate(date))),
  );
}

/** What is sold can be kept beside a change of times, days and vehicles; not beside one of the stops themselves. */
export const canKeepSold = (before: Line, after: Line): boolean => stopsStay(before.stops, after.stops);

const offSale = (schedule: LineSchedule): LineSchedule => ({ ...schedule, disabled: true });
const asNew = (schedule: LineSchedule): LineSchedule => ({ ...schedule, id: null, insteadOfId: schedule.id });

/**
 * A line as its author sends it, whose times and schedules still know in whose place they are sold; `gone`: of schedules
 * that come back. Who is told of times that follow has been told of those that come back.
 */
export function followingOn(before: Line, after: Line, gone: ReadonlyMap<string, string | null> = new Map()): Line {
  const saved = before.timings.flatMap(({ schedules }) => schedules);
  const known = new Map([...gone, ...saved.map((one) => [one.id, one.insteadOfId] as const)]);
  const schedulesOf = ({ schedules }: LineTiming) =>
    schedules.map((one) => (one.id == null ? one : { ...one, insteadOfId: known.get(one.id) ?? null }));
  const timings = after.timings.map((timing) => {
    const insteadOfIds = withId(before.timings, timing.id)?.insteadOfIds ?? null;
    return { ...timing, insteadOfIds, schedules: schedulesOf(timing) };
  });
  return { ...after, timings };
}

/** A saved timing beside a line that has more stops by now: these lie behind its end and are reached with it. */
function longer({ stops, ...timing }: LineTiming, count: number): LineTiming {
  const end = stops.at(-1)!.arrivalTime;
  const more = Array.from({ length: count - stops.length }, () => ({ arrivalTime: end, departureTime: end }));
  return { ...timing, stops: [...stops, ...more] };
}

/**
 * The line as it is saved where what is sold shall stay: each schedule in `keep` is driven on as it was and taken off
 * sale, and what the change makes of it is sold beside it as a new one.
 */
export function keepingSold(before: Line, after: Line, keep: ReadonlySet<string>): Line {
  const soldOf = ({ schedules }: LineTiming) => schedules.filter(({ id }) => keep.has(id!)).map(offSale);
  const isKept = ({ id }: LineSchedule) => id != null && keep.has(id);
  const changed = after.timings.map((is): LineTiming => {
    const was = withId(before.timings, is.id);
    const schedules = is.schedules.map((schedule) => (isKept(schedule) ? asNew(schedule) : schedule));
    if (was === undefined || soldOf(was).length === 0) return { ...is, schedules };
    if (isSameTime(was, is)) return { ...is, schedules: [...schedules, ...soldOf(was)] };
    return { ...is, id: null, insteadOfIds: placesAfter(was), schedules };
  });
  const alone = before.timings
    .filter((was) => {
      const is = withId(after.timings, was.id);
      return soldOf(was).length > 0 && (is === undefined || !isSameTime(was, is));
    })
    .map((was) => longer({ ...was, schedules: soldOf(was) }, after.stops.length));
  return { ...after, timings: [...changed, ...alone] };
}
