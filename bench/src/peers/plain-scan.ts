import { MIN_CHANGE_MINUTES } from '@naga/catalogue/timetable/change.rules.js';
import { runsOn } from '@naga/catalogue/timetable/service-days.rules.js';
import type { Timetable } from '@naga/catalogue/timetable/timetable.js';

const NEVER = 0x7fffffff;
const BOARD = 1;
const ALIGHT = 2;

/** From which connection to which. */
export interface ScannedRide {
  readonly board: number;
  readonly alight: number;
}

/** The peer: connections of one day and the next in flat arrays by departure, scanned once for one pair of stops. */
export class PlainScan {
  readonly departure: Int32Array;
  readonly arrival: Int32Array;
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #vehicle: Int32Array;
  readonly #flags: Uint8Array;
  readonly #first: Int32Array;
  readonly #second: Int32Array;
  readonly #changedFrom: Int32Array;
  readonly #ready: Int32Array;
  readonly #readyBy: Int32Array;

  constructor(
    private readonly timetable: Timetable,
    day: number,
  ) {
    const { tripStart, callDeparture, callArrival, callStop, callFlags } = timetable;
    const hops: [call: number, vehicle: number, offset: number][] = [];
    let vehicles = 0;
    for (let offset = -timetable.longestTripDays; offset < 2; offset++)
      for (let trip = 0; trip < timetable.tripCount; trip++) {
        if (!runsOn(timetable.services[timetable.tripService[trip]!]!, day + offset)) continue;
        for (let call = tripStart[trip]!; call < tripStart[trip + 1]! - 1; call++) {
          const leaves = callDeparture[call]! + offset * 1440;
          if (leaves >= 0 && leaves < 2880) hops.push([call, vehicles, offset * 1440]);
        }
        vehicles++;
      }
    hops.sort((a, b) => callDeparture[a[0]]! + a[2] - callDeparture[b[0]]! - b[2]);
    const column = (of: (call: number, vehicle: number, offset: number) => number): Int32Array =>
      Int32Array.from(hops, ([call, vehicle, offset]) => of(call, vehicle, offset));
    this.departure = column((call, _, offset) => callDeparture[call]! + offset);
    this.arrival = column((call, _, offset) => callArrival[call + 1]! + offset);
    this.#from = column((call) => callStop[call]!);
    this.#to = column((call) => callStop[call + 1]!);
    this.#vehicle = column((_, vehicle) => vehicle);
    this.#flags = Uint8Array.from(hops, ([call]) => (callFlags[call]! & BOARD) | (callFlags[call + 1]! & ALIGHT));
    this.#first = new Int32Array(vehicles);
    this.#second = new Int32Array(vehicles);
    this.#changedFrom = new Int32Array(vehicles);
    this.#ready = new Int32Array(timetable.stopCount);
    this.#readyBy = new Int32Array(timetable.stopCount);
  }

  /** Rides of the first arrival with at most one change; none when nothing arrives. */
  earliest(source: number, target: number, minute: number): readonly ScannedRide[] {
    const { departure, arrival, timetable } = this;
    const [from, to, vehicleOf, flags] = [this.#from, this.#to, this.#vehicle, this.#flags];
    const [first, second, ready, readyBy] = [
      this.#first.fill(-1),
      this.#second.fill(-1),
      this.#ready.fill(NEVER),
      this.#readyBy,
    ];
    let best = NEVER;
    let last = -1;
    for (let hop = this.#at(minute); hop < departure.length && departure[hop]! < best; hop++) {
      const vehicle = vehicleOf[hop]!;
      const stop = from[hop]!;
      if (flags[hop]! & BOARD) {
        if (stop === source && first[vehicle]! < 0) first[vehicle] = hop;
        if (second[vehicle]! < 0 && ready[stop]! <= departure[hop]!) {
          second[vehicle] = hop;
          this.#changedFrom[vehicle] = readyBy[stop]!;
        }
      }
      const isFirst = first[vehicle]! >= 0;
      if ((!isFirst && second[vehicle]! < 0) || !(flags[hop]! & ALIGHT)) continue;
      const reached = to[hop]!;
      if (reached === target && arrival[hop]! < best) {
        best = arrival[hop]!;
        last = hop;
      }
      if (!isFirst) continue;
      const again = arrival[hop]! + MIN_CHANGE_MINUTES;
      if (again < ready[reached]!) {
        ready[reached] = again;
        readyBy[reached] = hop;
      }
      for (let f = timetable.footStart[reached]!; f < timetable.footStart[reached + 1]!; f++) {
        const near = timetable.footStop[f]!;
        const walked = again + timetable.footMinutes[f]!;
        if (walked >= ready[near]!) continue;
        ready[near] = walked;
        readyBy[near] = hop;
      }
    }
    return this.#rebuild(last);
  }

  #rebuild(last: number): readonly ScannedRide[] {
    if (last < 0) return [];
    const vehicle = this.#vehicle[last]!;
    const direct = this.#first[vehicle]!;
    if (direct >= 0) return [{ board: direct, alight: last }];
    const change = this.#changedFrom[vehicle]!;
    const start = this.#first[this.#vehicle[change]!]!;
    return [
      { board: start, alight: change },
      { board: this.#second[vehicle]!, alight: last },
    ];
  }

  #at(minute: number): number {
    let [low, high] = [0, this.departure.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.departure[middle]! < minute) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
