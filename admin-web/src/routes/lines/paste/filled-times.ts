import type { ClockValues } from '../clocks.js';
import { type StopValues, type TimingValues } from '../line-values.js';
import { copied, newTiming } from '../timing-moves.js';

export interface Filled {
  readonly timings: readonly TimingValues[];
  readonly added: number;
  readonly changed: number;
  /** Of another branch, which alone changes them: they stay as they are. */
  readonly others: number;
}

/** When it leaves: a time that is pasted again is the one that leaves then. */
const startOf = (clocks: readonly ClockValues[]): string => clocks[0]!.departureTime;

/**
 * The times of a form with those of a timetable: one that leaves at the same minute gets its clocks, the others are new,
 * driven on the days and with the vehicle of the first time that stands there. What the timetable lacks stays, and so do
 * times of other branches: they are not driven twice.
 */
export function filledTimes(
  timings: readonly TimingValues[],
  pasted: readonly (readonly ClockValues[])[],
  stops: readonly StopValues[],
  vehicleTypeId: string,
): Filled {
  const model = timings.find(({ mayChange }) => mayChange);
  const filled = [...timings];
  let [added, changed, others] = [0, 0, 0];
  for (const clocks of pasted) {
    const leavesThen = (timing: TimingValues) => startOf(timing.stops) === startOf(clocks);
    const at = filled.findIndex((timing) => timing.mayChange && leavesThen(timing));
    const known = filled[at];
    if (known === undefined && filled.some(leavesThen)) others++;
    else if (known === undefined) {
      const fresh = model === undefined ? newTiming(startOf(clocks), stops, vehicleTypeId) : copied(model);
      filled.push({ ...fresh, stops: clocks });
      added++;
    } else if (JSON.stringify(known.stops) !== JSON.stringify(clocks)) {
      filled[at] = { ...known, stops: clocks };
      changed++;
    }
  }
  return { timings: filled, added, changed, others };
}
