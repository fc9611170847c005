import { MOST_SCHEDULES, MOST_TIMINGS } from './line-problems.rules.js';
import type { Line } from './line.rules.js';

/** Why what stands beside a change cannot: at once with it, a line has too many times, or vehicles of another transport. */
interface BesideProblem {
  readonly path: string;
  readonly code: 'TOO_MANY_BESIDE' | 'DRIVEN_BESIDE';
}

const vehiclesOf = ({ timings }: Line): string[] =>
  timings.flatMap(({ schedules }) => schedules.map(({ vehicleTypeId }) => vehicleTypeId));

/**
 * What is wrong with `line`, which drives on what was saved beside what its author wrote: until a day, or as it was sold.
 * His own rows were checked as he wrote them, and these are none of them: told where he said that the change waits, or
 * that what is sold stays (`path`), and at the transport where their vehicles are of another one.
 */
export function besideProblems(saved: Line, written: Line, line: Line, path: 'from' | 'timings'): BesideProblem[] {
  const isMany =
    line.timings.length > MOST_TIMINGS || line.timings.some((one) => one.schedules.length > MOST_SCHEDULES);
  const isOther = saved.transportType !== written.transportType;
  const known = new Set(vehiclesOf(written));
  const isDriven = isOther && vehiclesOf(line).some((id) => !known.has(id));
  return [
    ...(isMany ? [{ path, code: 'TOO_MANY_BESIDE' as const }] : []),
    ...(isDriven ? [{ path: 'transportType', code: 'DRIVEN_BESIDE' as const }] : []),
  ];
}
