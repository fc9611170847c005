/** What a trip says of one of its calls: seconds since midnight of the service date, -1 = not said. */
export interface SaidTimes {
  readonly arrival: number;
  readonly departure: number;
}

export type TimesProblem = 'NO_TIME_AT_END' | 'TIME_GOES_BACK' | 'ONE_STOP';

/** Minutes since midnight at each call; or what is wrong, and at which call. */
export type TripTimes =
  | { readonly minutes: readonly (readonly [arrival: number, departure: number])[] }
  | { readonly problem: TimesProblem; readonly at: number };

const minuteOf = (seconds: number): number => Math.floor(seconds / 60);

/**
 * The minutes of a trip in the order of its calls: a call without times lies between those around it, in equal steps; what
 * is left of a minute is cut off, so that nothing changes its order.
 */
export function tripTimes(calls: readonly SaidTimes[]): TripTimes {
  if (calls.length < 2) return { problem: 'ONE_STOP', at: 0 };
  for (const at of [0, calls.length - 1]) if (calls[at]!.arrival < 0) return { problem: 'NO_TIME_AT_END', at };
  const minutes: [number, number][] = [];
  let before = 0;
  for (const [at, { arrival, departure }] of calls.entries()) {
    if (arrival < 0) continue;
    const gap = at - minutes.length + 1;
    const step = (arrival - before) / gap;
    if (step < 0) return { problem: 'TIME_GOES_BACK', at };
    for (let index = 1; index < gap; index++) {
      const between = minuteOf(before + step * index);
      minutes.push([between, between]);
    }
    minutes.push([minuteOf(arrival), minuteOf(departure)]);
    before = departure;
  }
  return { minutes };
}

/** The times of the same trip so many seconds later; where it begins only its leaving counts. */
export const calledLater = ({ arrival, departure }: SaidTimes, seconds: number): SaidTimes =>
  arrival < 0 ? { arrival, departure } : { arrival: Math.max(0, arrival + seconds), departure: departure + seconds };
