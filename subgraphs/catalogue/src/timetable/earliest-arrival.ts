import { MIN_CHANGE_MINUTES } from './change.rules.js';
import { daySheet, type DaySheet } from './day-sheet.js';
import { ALIGHT, BOARD, type Ride, type Timetable } from './timetable.js';

/** Minutes since midnight of the day asked for; one ride or two. */
export interface ArrivedJourney {
  readonly departure: number;
  readonly arrival: number;
  readonly rides: readonly Ride[];
}

const NEVER = 0x7fffffff;

/**
 * Who arrives first with at most one change, boarding at or after a minute of a day: one scan over the hops of the day,
 * left to right, until no hop can arrive earlier. Changes at the same stop or by a footpath, 30 minutes and the walk at
 * least; waiting is not limited, since the first arrival is asked for. Holds work arrays: one object a timetable,
 * asked by one caller at a time.
 */
export class EarliestArrivals {
  readonly #timetable: Timetable;
  readonly #sheets = new Map<number, DaySheet>();
  readonly #from: Uint8Array;
  readonly #to: Uint8Array;
  /** From which minute on a second ride may board at a stop, and the hop that brought one there. */
  readonly #ready: Int32Array;
  readonly #readyBy: Int32Array;
  /** When a first ride came to a stop. Whoever walked there must not walk on, so this is not #ready. */
  readonly #arrived: Int32Array;
  readonly #touchedStops: number[] = [];
  #firstBoard = new Int32Array(0);
  #secondBoard = new Int32Array(0);
  #changedFrom = new Int32Array(0);
  readonly #touchedVehicles: number[] = [];

  constructor(timetable: Timetable) {
    this.#timetable = timetable;
    this.#from = new Uint8Array(timetable.stopCount);
    this.#to = new Uint8Array(timetable.stopCount);
    this.#ready = new Int32Array(timetable.stopCount).fill(NEVER);
    this.#readyBy = new Int32Array(timetable.stopCount);
    this.#arrived = new Int32Array(timetable.stopCount).fill(NEVER);
  }

  /** `day` is a kernel day number; undefined when nothing arrives from vehicles that leave until the end of the next day. */
  earliestArrival(
    from: readonly number[],
    to: readonly number[],
    day: number,
    minute: number,
  ): ArrivedJourney | undefined {
    const sheet = this.#sheetOf(day);
    for (const stop of from) this.#from[stop] = 1;
    for (const stop of to) this.#to[stop] = 1;
    const last = this.#scan(sheet, minute);
    const journey = last < 0 ? undefined : this.#rebuild(sheet, last);
    this.#clear(from, to);
    return journey;
  }

  #scan(sheet: DaySheet, minute: number): number {
    const { hopDeparture, hopArrival, hopFrom, hopTo, hopVehicle, hopFlags, firstHop } = sheet;
    const { footStart, footStop, footMinutes } = this.#timetable;
    const [from, to, ready, readyBy, arrived] = [this.#from, this.#to, this.#ready, this.#readyBy, this.#arrived];
    const [firstBoard, secondBoard, changedFrom] = [this.#firstBoard, this.#secondBoard, this.#changedFrom];
    const [stops, vehicles] = [this.#touchedStops, this.#touchedVehicles];
    let best = NEVER;
    let last = -1;
    for (let hop = firstHop[minute] ?? hopDeparture.length; hop < hopDeparture.length; hop++) {
      const leaves = hopDeparture[hop]!;
      if (leaves >= best) break;
      const vehicle = hopVehicle[hop]!;
      const stop = hopFrom[hop]!;
      const flags = hopFlags[hop]!;
      let first = firstBoard[vehicle]!;
      let second = secondBoard[vehicle]!;
      if (flags & BOARD) {
        if (first < 0 && from[stop]) {
          if (second < 0) vehicles.push(vehicle);
          firstBoard[vehicle] = first = hop;
        }
        if (second < 0 && ready[stop]! <= leaves) {
          if (first < 0) vehicles.push(vehicle);
          secondBoard[vehicle] = second = hop;
          changedFrom[vehicle] = readyBy[stop]!;
        }
      }
      if (first < 0 && second < 0) continue;
      if (!(flags & ALIGHT)) continue;
      const arrives = hopArrival[hop]!;
      const reached = hopTo[hop]!;
      if (to[reached] && arrives < best) {
        best = arrives;
        last = hop;
      }
      if (first < 0) continue;
      if (arrives >= arrived[reached]! || arrives + MIN_CHANGE_MINUTES >= best) continue;
      if (arrived[reached] === NEVER) stops.push(reached);
      arrived[reached] = arrives;
      const again = arrives + MIN_CHANGE_MINUTES;
      if (again < ready[reached]!) {
        ready[reached] = again;
        readyBy[reached] = hop;
      }
      for (let f = footStart[reached]!; f < footStart[reached + 1]!; f++) {
        const near = footStop[f]!;
        const walked = again + footMinutes[f]!;
        if (walked >= ready[near]!) continue;
        if (ready[near] === NEVER) stops.push(near);
        ready[near] = walked;
        readyBy[near] = hop;
      }
    }
    return last;
  }

  #rebuild(sheet: DaySheet, last: number): ArrivedJourney {
    const vehicle = sheet.hopVehicle[last]!;
    const direct = this.#firstBoard[vehicle]!;
    const arrival = sheet.hopArrival[last]!;
    if (direct >= 0 && direct <= last)
      return { departure: sheet.hopDeparture[direct]!, arrival, rides: [this.#ride(sheet, direct, last)] };
    const change = this.#changedFrom[vehicle]!;
    const start = this.#firstBoard[sheet.hopVehicle[change]!]!;
    const rides = [this.#ride(sheet, start, change), this.#ride(sheet, this.#secondBoard[vehicle]!, last)];
    return { departure: sheet.hopDeparture[start]!, arrival, rides };
  }

  #ride(sheet: DaySheet, boardHop: number, alightHop: number): Ride {
    const board = sheet.hopCall[boardHop]!;
    const day = sheet.vehicleDay[sheet.hopVehicle[boardHop]!]!;
    return { trip: this.#timetable.callTrip[board]!, day, board, alight: sheet.hopCall[alightHop]! + 1 };
  }

  #sheetOf(day: number): DaySheet {
    let sheet = this.#sheets.get(day);
    if (sheet === undefined) {
      sheet = daySheet(this.#timetable, day);
      if (this.#sheets.size >= 8) this.#sheets.delete(this.#sheets.keys().next().value!);
      this.#sheets.set(day, sheet);
    }
    const needed = sheet.vehicleDay.length;
    if (this.#firstBoard.length < needed) {
      this.#firstBoard = new Int32Array(needed).fill(-1);
      this.#secondBoard = new Int32Array(needed).fill(-1);
      this.#changedFrom = new Int32Array(needed);
    }
    return sheet;
  }

  #clear(from: readonly number[], to: readonly number[]): void {
    for (const stop of from) this.#from[stop] = 0;
    for (const stop of to) this.#to[stop] = 0;
    for (const stop of this.#touchedStops) this.#ready[stop] = this.#arrived[stop] = NEVER;
    for (const vehicle of this.#touchedVehicles) this.#firstBoard[vehicle] = this.#secondBoard[vehicle] = -1;
    this.#touchedStops.length = this.#touchedVehicles.length = 0;
  }
}
