import { runsOn } from './service-days.rules.js';
import type { Timetable } from './timetable.js';

export const MINUTES_OF_A_DAY = 1440;
/** How many days are laid out: the day asked for and the next, for arrivals after midnight. */
const DAYS = 2;
/** Minutes since midnight of the day asked for at which nobody is waited for any more. */
export const DAYS_END = DAYS * MINUTES_OF_A_DAY;

/**
 * The vehicles on the road on a day and the next, by pattern: a pattern's vehicles call at the same stops in the same
 * order, may be boarded and left at the same ones, and never overtake each other, so that who boards the next one is
 * nowhere later than who waits. A vehicle is a trip × service date; both are densely numbered.
 */
export interface DayPatterns {
  /** Vehicles of pattern p, by departure: [vehicleStart[p]..vehicleStart[p + 1]]. */
  readonly vehicleStart: Int32Array;
  /** The first call of a vehicle; its next ones follow. */
  readonly vehicleCall: Int32Array;
  /** What is added to the minutes of its calls to count them from midnight of the day. */
  readonly vehicleMinutes: Int32Array;
  readonly patternLength: Int32Array;
  /** Patterns that call at stop s: [callerStart[s]..callerStart[s + 1]]; one that calls twice stands there twice. */
  readonly callerStart: Int32Array;
  readonly callerPattern: Int32Array;
  /** The how-manieth call of the pattern it is, from 0. */
  readonly callerPosition: Int32Array;
}

interface Vehicle {
  readonly call: number;
  readonly minutes: number;
}

/** Numbers ways of halting: trips of one number call at the same stops and may be boarded and left at the same ones. */
export function waysOf({ tripCount, tripStart, callStop, callFlags }: Timetable): Int32Array {
  const numbers = new Map<string, number>();
  const ways = new Int32Array(tripCount);
  for (let trip = 0; trip < tripCount; trip++) {
    let way = '';
    for (let call = tripStart[trip]!; call < tripStart[trip + 1]!; call++)
      way += `${callStop[call]!}.${callFlags[call]!} `;
    let number = numbers.get(way);
    if (number === undefined) numbers.set(way, (number = numbers.size));
    ways[trip] = number;
  }
  return ways;
}

/** Lays out one day; tens of milliseconds for 50,000 trips, so keep it when more than one question is asked of a day. */
export function dayPatterns(timetable: Timetable, ways: Int32Array, day: number): DayPatterns {
  const patterns = vehiclesByWay(timetable, ways, day).flatMap((vehicles) => withoutOvertaking(timetable, vehicles));
  const vehicles = patterns.flat();
  const vehicleStart = new Int32Array(patterns.length + 1);
  for (const [pattern, { length }] of patterns.entries()) vehicleStart[pattern + 1] = vehicleStart[pattern]! + length;
  const lengthOf = ({ call }: Vehicle): number => {
    const trip = timetable.callTrip[call]!;
    return timetable.tripStart[trip + 1]! - call;
  };
  return {
    vehicleStart,
    vehicleCall: Int32Array.from(vehicles, ({ call }) => call),
    vehicleMinutes: Int32Array.from(vehicles, ({ minutes }) => minutes),
    patternLength: Int32Array.from(patterns, ([first]) => lengthOf(first!)),
    ...callersOf(
      timetable,
      patterns.map(([first]) => first!),
      lengthOf,
    ),
  };
}

/** Those that are still on their way at midnight, or leave until the end of the next day. */
function vehiclesByWay(timetable: Timetable, ways: Int32Array, day: number): Vehicle[][] {
  const { tripStart, tripCount, tripService, services, callDeparture, callArrival } = timetable;
  const byWay: Vehicle[][] = [];
  for (let offset = -timetable.longestTripDays; offset < DAYS; offset++) {
    const runs = services.map((service) => runsOn(service, day + offset));
    const minutes = offset * MINUTES_OF_A_DAY;
    for (let trip = 0; trip < tripCount; trip++) {
      const [call, end] = [tripStart[trip]!, tripStart[trip + 1]!];
      if (!runs[tripService[trip]!] || end - call < 2) continue;
      if (callArrival[end - 1]! + minutes < 0 || callDeparture[call]! + minutes >= DAYS_END) continue;
      (byWay[ways[trip]!] ??= []).push({ call, minutes });
    }
  }
  return byWay;
}

/** Shares out vehicles of one way of halting, so that none of a share overtakes another. */
function withoutOvertaking({ callTrip, tripStart, callArrival, callDeparture }: Timetable, vehicles: Vehicle[]) {
  const leaves = ({ call, minutes }: Vehicle): number => callDeparture[call]! + minutes;
  const length = tripStart[callTrip[vehicles[0]!.call]! + 1]! - vehicles[0]!.call;
  const follows = (next: Vehicle, one: Vehicle): boolean => {
    const later = next.minutes - one.minutes;
    for (let at = 0; at < length; at++)
      if (
        callDeparture[next.call + at]! + later < callDeparture[one.call + at]! ||
        callArrival[next.call + at]! + later < callArrival[one.call + at]!
      )
        return false;
    return true;
  };
  const shares: Vehicle[][] = [];
  for (const vehicle of vehicles.sort((a, b) => leaves(a) - leaves(b))) {
    const share = shares.find((one) => follows(vehicle, one.at(-1)!));
    if (share) share.push(vehicle);
    else shares.push([vehicle]);
  }
  return shares;
}

/** By stop, where which pattern calls. */
function callersOf({ stopCount, callStop }: Timetable, firsts: readonly Vehicle[], lengthOf: (one: Vehicle) => number) {
  const callerStart = new Int32Array(stopCount + 1);
  const eachCall = (visit: (stop: number, pattern: number, position: number) => void): void => {
    for (const [pattern, first] of firsts.entries())
      for (let position = 0; position < lengthOf(first); position++)
        visit(callStop[first.call + position]!, pattern, position);
  };
  eachCall((stop) => callerStart[stop + 1]!++);
  for (let stop = 0; stop < stopCount; stop++) callerStart[stop + 1]! += callerStart[stop]!;
  const callerPattern = new Int32Array(callerStart[stopCount]!);
  const callerPosition = new Int32Array(callerStart[stopCount]!);
  const next = callerStart.slice(0, stopCount);
  eachCall((stop, pattern, position) => {
    const at = next[stop]!++;
    callerPattern[at] = pattern;
    callerPosition[at] = position;
  });
  return { callerStart, callerPattern, callerPosition };
}
