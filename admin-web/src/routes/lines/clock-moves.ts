import { parseClock } from '@naga/kernel/clock-time.js';
import { clockAfter, clocksFrom, type ClockValues } from './clocks.js';
import type { StopValues } from './line-values.js';

/** Minutes from one clock to another; undefined where one of them is no clock. */
function between(before: string | undefined, after: string): number | undefined {
  const [from, to] = [parseClock(before ?? ''), parseClock(after)];
  return from === undefined || to === undefined ? undefined : to - from;
}

interface Typed {
  /** Of the stop. */
  at: number;
  name: keyof ClockValues;
  value: string;
}

/**
 * The clocks of a departure after one was typed. With its first all others move, and a halt keeps its length; where the
 * clock before was no clock, they follow from the way.
 */
export function clocksAfter(
  clocks: readonly ClockValues[],
  stops: readonly StopValues[],
  { at, name, value }: Typed,
): readonly ClockValues[] {
  const was = clocks[at]!;
  const alone = clocks.toSpliced(at, 1, { ...was, [name]: value });
  if (value === '' || (at > 0 && name === 'departureTime')) return alone;
  const later = between(was[name], value);
  const moved = (clock: string): string => (later === undefined ? value : clockAfter(clock, later));
  if (at > 0) return clocks.toSpliced(at, 1, { arrivalTime: value, departureTime: moved(was.departureTime) });
  if (later === undefined) return clocksFrom(value, stops);
  return clocks.map(({ arrivalTime, departureTime }) => ({
    arrivalTime: moved(arrivalTime),
    departureTime: moved(departureTime),
  }));
}
