import { seasonsBefore, seasonsFrom } from '@naga/kernel/days-of-sale.js';
import { isSame, scheduleFacts, timingFacts } from './line-facts.rules.js';
import type { Line, LineSchedule, LineTiming } from './line.rules.js';

interface Named {
  readonly id?: string | null | undefined;
}
const withId = <T extends Named>(list: readonly T[], id: string | null | undefined): T | undefined =>
  id == null ? undefined : list.find((one) => one.id === id);

/** As it was, until the day before; undefined where nothing of it lies before. */
function ending(was: LineSchedule, day: string): LineSchedule | undefined {
  const seasons = seasonsBefore(was, day);
  return seasons && { ...was, ...seasons };
}

/** As it shall be, from the day on, with an id of its own where its old days keep theirs. */
function beginning(is: LineSchedule, day: string, before: LineSchedule | undefined): LineSchedule[] {
  const seasons = seasonsFrom(is, day);
  if (seasons === undefined) return [];
  const own = before === undefined ? {} : { id: null, insteadOfId: before.id };
  return [{ ...is, ...seasons, ...own }];
}

const isSameSchedule = (was: LineSchedule, is: LineSchedule): boolean => isSame(scheduleFacts(was), scheduleFacts(is));

/** The schedules of a time whose clocks and rules stay. */
function changedOf(was: LineTiming, is: LineTiming, day: string): LineSchedule[] {
  const gone = was.schedules.filter(({ id }) => withId(is.schedules, id) === undefined);
  return [
    ...is.schedules.flatMap((schedule) => {
      const old = withId(was.schedules, schedule.id);
      if (old !== undefined && isSameSchedule(old, schedule)) return [schedule];
      const ends = old && ending(old, day);
      return [...(ends ? [ends] : []), ...beginning(schedule, day, ends)];
    }),
    ...gone.flatMap((old) => ending(old, day) ?? []),
  ];
}

/** A saved time that other clocks take the place of, or that goes: as it was, until the day before. */
const endingTime = (was: LineTiming, day: string): LineTiming => ({
  ...was,
  schedules: was.schedules.flatMap((old) => ending(old, day) ?? []),
});

/** What takes the place of it: another time, unless nothing of the old one lies before the day. */
function beginningTime(is: LineTiming, day: string, ends: LineTiming | undefined): LineTiming {
  const isBeside = ends !== undefined && ends.schedules.length > 0;
  const schedules = is.schedules.flatMap((schedule) =>
    beginning(schedule, day, withId(ends?.schedules ?? [], schedule.id)),
  );
  return { ...is, ...(isBeside && { id: null }), schedules };
}

/** Whether a line has the same stops at the same places: only then can old times stand beside new ones for a while. */
export const hasSameStops = (before: Line, after: Line): boolean =>
  before.stops.length === after.stops.length &&
  before.stops.every(({ stopId }, position) => after.stops[position]!.stopId === stopId);

/**
 * The line as it is saved where a change of its times, days and vehicles holds from a day on ('YYYY-MM-DD'): until the day
 * before all is driven as it was, under the ids that it had, and from the day on as it shall be, as rows of their own that
 * know in whose place they stand. What lies wholly on one side of the day is changed, or left, where it stands. The route
 * itself, its stops and what it offers change at once.
 */
export function startingOn(before: Line, after: Line, day: string): Line {
  const timings = after.timings.flatMap((is): LineTiming[] => {
    const was = withId(before.timings, is.id);
    if (was === undefined) return [beginningTime(is, day, undefined)];
    if (isSame(timingFacts(was, was), timingFacts(is, was))) return [{ ...is, schedules: changedOf(was, is, day) }];
    const ends = endingTime(was, day);
    const begins = beginningTime(is, day, ends);
    return [...(ends.schedules.length > 0 ? [ends] : []), ...(begins.schedules.length > 0 ? [begins] : [])];
  });
  const gone = before.timings.filter(({ id }) => withId(after.timings, id) === undefined);
  const ended = gone.map((was) => endingTime(was, day)).filter(({ schedules }) => schedules.length > 0);
  return { ...after, timings: [...timings, ...ended] };
}
