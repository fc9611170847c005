import { seasonsBefore, seasonsFrom } from '@naga/kernel/days-of-sale.js';
import { isSame, scheduleFacts, timingFacts } from './line-facts.rules.js';
import { type Line, type LineSchedule, type LineTiming, placesAfter, withId } from './line.rules.js';

/** Saved schedules as they were, until the day before; those of which nothing lies before are not among them. */
const ending = (schedules: readonly LineSchedule[], day: string): LineSchedule[] =>
  schedules.flatMap((was) => {
    const seasons = seasonsBefore(was, day);
    return seasons ? [{ ...was, ...seasons }] : [];
  });

/** As it shall be, from the day on, with an id of its own where its old days keep theirs, at whichever time they stand. */
function beginning(is: LineSchedule, day: string, ended: readonly LineSchedule[]): LineSchedule[] {
  const seasons = seasonsFrom(is, day);
  if (seasons === undefined) return [];
  const before = withId(ended, is.id);
  return [{ ...is, ...seasons, ...(before && { id: null, insteadOfId: before.id }) }];
}

const isSameSchedule = (was: LineSchedule, is: LineSchedule): boolean => isSame(scheduleFacts(was), scheduleFacts(is));

/** The schedules of a time whose clocks and rules stay; those that come from another time end there. */
function changedOf(was: LineTiming, is: LineTiming, day: string, ended: readonly LineSchedule[]): LineSchedule[] {
  const endingOf = (old: LineSchedule | undefined) => withId(ended, old?.id) ?? [];
  return [
    ...is.schedules.flatMap((schedule) => {
      const old = withId(was.schedules, schedule.id);
      if (old !== undefined && isSameSchedule(old, schedule)) return [schedule];
      return [endingOf(old), beginning(schedule, day, ended)].flat();
    }),
    ...was.schedules.filter(({ id }) => withId(is.schedules, id) === undefined).flatMap(endingOf),
  ];
}

/**
 * A saved time that other clocks or rules take the place of: as it was, until the day before, and beside it another one;
 * alone where the other has no days of which one is not over. What has no days at all has none to wait for.
 */
function replaced(was: LineTiming, is: LineTiming, day: string, ended: readonly LineSchedule[]): LineTiming[] {
  const ends = { ...was, schedules: ending(was.schedules, day) };
  const begins = { ...is, schedules: is.schedules.flatMap((schedule) => beginning(schedule, day, ended)) };
  if (ends.schedules.length === 0) return [begins];
  const isOver = is.schedules.length > 0 && begins.schedules.length === 0;
  return isOver ? [ends] : [ends, { ...begins, id: null, insteadOfIds: placesAfter(was) }];
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
  const ended = ending(
    before.timings.flatMap(({ schedules }) => schedules),
    day,
  );
  const timings = after.timings.flatMap((is): LineTiming[] => {
    const was = withId(before.timings, is.id);
    if (was !== undefined && isSame(timingFacts(was, was), timingFacts(is, was)))
      return [{ ...is, schedules: changedOf(was, is, day, ended) }];
    return replaced(was ?? { ...is, schedules: [] }, is, day, ended);
  });
  const gone = before.timings.filter(({ id }) => withId(after.timings, id) === undefined);
  const left = gone.map((was) => ({ ...was, schedules: ending(was.schedules, day) }));
  return { ...after, timings: [...timings, ...left.filter(({ schedules }) => schedules.length > 0)] };
}
