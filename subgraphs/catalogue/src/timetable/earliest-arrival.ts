import { MIN_CHANGE_MINUTES } from './change.rules.js';
import { type DayPatterns, dayPatterns, DAYS_END, MINUTES_OF_A_DAY, waysOf } from './day-patterns.js';
import { ALIGHT, BOARD, type Ride, type Timetable } from './timetable.js';

/** Minutes since midnight of the day asked for; one ride or two. */
export interface ArrivedJourney {
  readonly departure: number;
  readonly arrival: number;
  readonly rides: readonly Ride[];
}

const NEVER = 0x7fffffff;
const NOBODY = -1;
/** Days that are kept laid out. */
const KEPT_DAYS = 8;

/** A vehicle of a day's patterns, from which of its calls to which. */
interface PatternRide {
  readonly vehicle: number;
  readonly board: number;
  readonly alight: number;
}

/**
 * Who arrives first with at most one change, boarding at or after a minute of a day. The next vehicle of each pattern
 * that calls where one leaves is ridden to its end; then each pattern that calls where one goes to is boarded at the
 * stops so reached. Changes at the same stop or by a footpath, 30 minutes and the walk at least; waiting is not limited,
 * since the first arrival is asked for. Holds work arrays: one object a timetable, asked by one caller at a time.
 */
export class EarliestArrivals {
  readonly #timetable: Timetable;
  readonly #ways: Int32Array;
  readonly #days = new Map<number, DayPatterns>();
  readonly #isTarget: Uint8Array;
  /** When a first ride came to a stop, and which. */
  readonly #arrived: Int32Array;
  readonly #vehicle: Int32Array;
  readonly #board: Int32Array;
  readonly #alight: Int32Array;
  /** From which minute on a second ride may board at a stop, and at which stop one got off the first. */
  readonly #ready: Int32Array;
  readonly #readyFrom: Int32Array;
  readonly #reached: number[] = [];
  readonly #waiting: number[] = [];

  constructor(timetable: Timetable) {
    const column = (): Int32Array => new Int32Array(timetable.stopCount);
    this.#timetable = timetable;
    this.#ways = waysOf(timetable);
    this.#isTarget = new Uint8Array(timetable.stopCount);
    this.#arrived = column().fill(NEVER);
    [this.#vehicle, this.#board, this.#alight, this.#readyFrom] = [column(), column(), column(), column()];
    this.#ready = column().fill(NEVER);
  }

  /** `day` is a kernel day number; undefined when nothing arrives from vehicles that leave until the end of the next day. */
  earliestArrival(
    from: readonly number[],
    to: readonly number[],
    day: number,
    minute: number,
  ): ArrivedJourney | undefined {
    const patterns = this.#patternsOf(day);
    for (const stop of to) this.#isTarget[stop] = 1;
    for (const stop of from) this.#rideFrom(patterns, stop, minute);
    const direct = to.reduce(
      (best, stop) => (this.#arrived[stop]! < (this.#arrived[best] ?? NEVER) ? stop : best),
      NOBODY,
    );
    const arrival = this.#arrived[direct] ?? NEVER;
    this.#change(arrival);
    const second = this.#rideTo(patterns, to, arrival);
    const rides = second ? [this.#firstOf(patterns, second), second] : direct < 0 ? [] : [this.#rideOf(direct)];
    this.#clear(to);
    return rides.length === 0 ? undefined : this.#journey(patterns, rides, day);
  }

  /** The next vehicle of each pattern that can be boarded at a stop, to its end or until it comes later than who arrived. */
  #rideFrom(patterns: DayPatterns, from: number, minute: number): void {
    const { callFlags, callStop, callArrival, callDeparture } = this.#timetable;
    const { callerStart, callerPattern, callerPosition, patternLength, vehicleCall, vehicleMinutes, vehicleStart } =
      patterns;
    const [arrived, isTarget] = [this.#arrived, this.#isTarget];
    let best = NEVER;
    for (let caller = callerStart[from]!; caller < callerStart[from + 1]!; caller++) {
      const [pattern, board] = [callerPattern[caller]!, callerPosition[caller]!];
      if (!(callFlags[vehicleCall[vehicleStart[pattern]!]! + board]! & BOARD)) continue;
      const vehicle = this.#next(patterns, pattern, board, minute, vehicleStart[pattern + 1]!);
      if (vehicle < 0) continue;
      const [first, minutes] = [vehicleCall[vehicle]!, vehicleMinutes[vehicle]!];
      for (let at = board + 1; at < patternLength[pattern]!; at++) {
        const arrival = callArrival[first + at]! + minutes;
        if (arrival >= best || callDeparture[first + at - 1]! + minutes >= DAYS_END) break;
        if (!(callFlags[first + at]! & ALIGHT)) continue;
        const stop = callStop[first + at]!;
        if (arrival >= arrived[stop]!) continue;
        if (arrived[stop] === NEVER) this.#reached.push(stop);
        arrived[stop] = arrival;
        [this.#vehicle[stop], this.#board[stop], this.#alight[stop]] = [vehicle, board, at];
        if (isTarget[stop]) best = arrival;
      }
    }
  }

  /** From when on one can board again, where one got off or walked to; nobody changes who would come later than `best`. */
  #change(best: number): void {
    const { footStart, footStop, footMinutes } = this.#timetable;
    for (const off of this.#reached) {
      const again = this.#arrived[off]! + MIN_CHANGE_MINUTES;
      if (again >= best) continue;
      this.#readyAt(off, again, off);
      for (let foot = footStart[off]!; foot < footStart[off + 1]!; foot++)
        this.#readyAt(footStop[foot]!, again + footMinutes[foot]!, off);
    }
  }

  #readyAt(stop: number, minute: number, off: number): void {
    if (minute >= this.#ready[stop]!) return;
    if (this.#ready[stop] === NEVER) this.#waiting.push(stop);
    this.#ready[stop] = minute;
    this.#readyFrom[stop] = off;
  }

  /** The second ride that comes first to a stop one goes to, if it comes before `best`. */
  #rideTo(patterns: DayPatterns, to: readonly number[], best: number): PatternRide | undefined {
    const { callFlags, callStop, callArrival, callDeparture } = this.#timetable;
    const { callerStart, callerPattern, callerPosition, vehicleCall, vehicleMinutes, vehicleStart } = patterns;
    let found: PatternRide | undefined;
    for (const stop of to)
      for (let caller = callerStart[stop]!; caller < callerStart[stop + 1]!; caller++) {
        const [pattern, alight] = [callerPattern[caller]!, callerPosition[caller]!];
        const call = vehicleCall[vehicleStart[pattern]!]!;
        if (!(callFlags[call + alight]! & ALIGHT)) continue;
        let [vehicle, board, end] = [NOBODY, NOBODY, vehicleStart[pattern + 1]!];
        for (let at = 0; at < alight && end > vehicleStart[pattern]!; at++) {
          const ready = this.#ready[callStop[call + at]!]!;
          if (ready === NEVER || !(callFlags[call + at]! & BOARD)) continue;
          const next = this.#next(patterns, pattern, at, ready, end);
          if (next >= 0) [vehicle, board, end] = [next, at, next];
        }
        if (vehicle < 0) continue;
        const [first, minutes] = [vehicleCall[vehicle]!, vehicleMinutes[vehicle]!];
        const arrival = callArrival[first + alight]! + minutes;
        if (arrival >= best || callDeparture[first + alight - 1]! + minutes >= DAYS_END) continue;
        best = arrival;
        found = { vehicle, board, alight };
      }
    return found;
  }

  /** The first vehicle of a pattern that leaves its call at or after a minute, of those before `end`. */
  #next(patterns: DayPatterns, pattern: number, at: number, minute: number, end: number): number {
    const { vehicleStart, vehicleCall, vehicleMinutes } = patterns;
    const { callDeparture } = this.#timetable;
    let [low, high] = [vehicleStart[pattern]!, end];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (callDeparture[vehicleCall[middle]! + at]! + vehicleMinutes[middle]! < minute) low = middle + 1;
      else high = middle;
    }
    return low < end ? low : NOBODY;
  }

  /** The ride that came first to a stop. */
  #rideOf(stop: number): PatternRide {
    return { vehicle: this.#vehicle[stop]!, board: this.#board[stop]!, alight: this.#alight[stop]! };
  }

  #firstOf({ vehicleCall }: DayPatterns, { vehicle, board }: PatternRide): PatternRide {
    return this.#rideOf(this.#readyFrom[this.#timetable.callStop[vehicleCall[vehicle]! + board]!]!);
  }

  #journey({ vehicleCall, vehicleMinutes }: DayPatterns, rides: readonly PatternRide[], day: number): ArrivedJourney {
    const { callDeparture, callArrival, callTrip } = this.#timetable;
    const [first, last] = [rides[0]!, rides.at(-1)!];
    return {
      departure: callDeparture[vehicleCall[first.vehicle]! + first.board]! + vehicleMinutes[first.vehicle]!,
      arrival: callArrival[vehicleCall[last.vehicle]! + last.alight]! + vehicleMinutes[last.vehicle]!,
      rides: rides.map(({ vehicle, board, alight }) => {
        const call = vehicleCall[vehicle]!;
        const serviceDay = day + vehicleMinutes[vehicle]! / MINUTES_OF_A_DAY;
        return { trip: callTrip[call]!, day: serviceDay, board: call + board, alight: call + alight };
      }),
    };
  }

  #patternsOf(day: number): DayPatterns {
    let patterns = this.#days.get(day);
    if (patterns === undefined) {
      patterns = dayPatterns(this.#timetable, this.#ways, day);
      if (this.#days.size >= KEPT_DAYS) this.#days.delete(this.#days.keys().next().value!);
      this.#days.set(day, patterns);
    }
    return patterns;
  }

  #clear(to: readonly number[]): void {
    for (const stop of to) this.#isTarget[stop] = 0;
    for (const stop of this.#reached) this.#arrived[stop] = NEVER;
    for (const stop of this.#waiting) this.#ready[stop] = NEVER;
    this.#reached.length = this.#waiting.length = 0;
  }
}
