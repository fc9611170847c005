import { type Facts, factsOf, isSame, scheduleFacts, timingFacts } from './line-facts.rules.js';
import { type Line, type LineSchedule, type LineTiming, withId } from './line.rules.js';

/** What somebody who works for one branch may not change, at its place of the form. */
interface OthersProblem {
  readonly path: string;
  readonly code: 'OTHER_BRANCH';
}

type Branched = Pick<LineSchedule, 'routeBranchId'>;
type Timed = Pick<LineTiming, 'routeBranchId'> & { readonly schedules: readonly Branched[] };

/** Days are driven by their own branch, or by that of their time. */
export const isOwnSchedule = (branchId: string, timing: Branched, schedule: Branched): boolean =>
  (schedule.routeBranchId ?? timing.routeBranchId) === branchId;

/** A time is a branch's own where no other one drives it on some days: its clocks are theirs as well. */
export const isOwnTiming = (branchId: string, timing: Timed): boolean =>
  timing.routeBranchId === branchId && timing.schedules.every((schedule) => isOwnSchedule(branchId, timing, schedule));

const other = (path: string): OthersProblem => ({ path, code: 'OTHER_BRANCH' });

/** Fields whose value is another one, each refused. */
const changed = (before: Facts, after: Facts, path = ''): OthersProblem[] =>
  Object.keys(after)
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => other(`${path}${field}`));

/**
 * What a change of a saved line takes from others than `branchId`, or gives to them, each at its field; empty where all of
 * it is the branch's own, as it was and as it shall be: its times with their days, and its days of others' times. The
 * route and its stops are nobody's branch's. Source: rules of roles, schedule.edit as branch.
 */
export function othersTouched(branchId: string, saved: Line, wished: Line): readonly OthersProblem[] {
  const all = saved.timings.flatMap((timing) =>
    timing.schedules.map((schedule) => ({ id: schedule.id, timing, schedule })),
  );
  const wasOwn = (id: LineSchedule['id']) => {
    const was = withId(all, id);
    return was === undefined || isOwnSchedule(branchId, was.timing, was.schedule);
  };
  const gone = saved.timings.filter(({ id }) => withId(wished.timings, id) === undefined);
  const kept = new Set(wished.timings.flatMap(({ schedules }) => schedules.map(({ id }) => id)));
  return [
    ...changed(factsOf(saved), factsOf(wished)),
    ...(gone.every((timing) => isOwnTiming(branchId, timing)) ? [] : [other('timings')]),
    ...wished.timings.flatMap((timing, at) => {
      const path = `timings.${at}.`;
      const was = withId(saved.timings, timing.id);
      const isNew = was === undefined;
      if (isNew && timing.routeBranchId !== branchId) return [other(`${path}routeBranchId`)];
      const facts = isNew ? [] : changed(timingFacts(was, was), timingFacts(timing, was), path);
      const lost = (was?.schedules ?? []).filter(({ id }) => !kept.has(id) && !wasOwn(id));
      return [
        ...(isNew || (isOwnTiming(branchId, was) && timing.routeBranchId === branchId) ? [] : facts),
        ...(lost.length === 0 ? [] : [other(`${path}schedules`)]),
        ...timing.schedules.flatMap((schedule, of) =>
          scheduleTouched(
            `${path}schedules.${of}.`,
            branchId,
            { timing, schedule, was: withId(all, schedule.id) },
            was,
          ),
        ),
      ];
    }),
  ];
}

interface Wished {
  readonly timing: LineTiming;
  readonly schedule: LineSchedule;
  readonly was: { readonly timing: LineTiming; readonly schedule: LineSchedule } | undefined;
}

/** Of one schedule of a wish; `at`: the saved time it stands at. */
function scheduleTouched(
  path: string,
  branchId: string,
  { timing, schedule, was }: Wished,
  at: LineTiming | undefined,
): OthersProblem[] {
  const isOwn = isOwnSchedule(branchId, timing, schedule);
  // New days belong to a time of one's own.
  if (was === undefined || was.timing !== at)
    return isOwn &&
      timing.routeBranchId === branchId &&
      (was === undefined || isOwnSchedule(branchId, was.timing, was.schedule))
      ? []
      : [other(`${path}routeBranchId`)];
  if (isOwn && isOwnSchedule(branchId, was.timing, was.schedule)) return [];
  return changed(scheduleFacts(was.schedule), scheduleFacts(schedule), path);
}
