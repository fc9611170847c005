import { runsOn } from './service-days.rules.js';
import type { Timetable } from './timetable.js';

/** How many days a sheet shows: the day asked for and the next, for arrivals after midnight. */
const DAYS = 2;

/**
 * All hops from call to call of the vehicles on the road on a day and the next, by departure: what a scan reads from left
 * to right. Minutes count from midnight of `day`. A vehicle is a trip × service date, densely numbered.
 */
export interface DaySheet {
  readonly timetable: Timetable;
  readonly day: number;
  readonly hopDeparture: Int32Array;
  readonly hopArrival: Int32Array;
  readonly hopFrom: Int32Array;
  readonly hopTo: Int32Array;
  readonly hopVehicle: Int32Array;
  /** The call it leaves from; the next call is where it arrives. */
  readonly hopCall: Int32Array;
  /** BOARD of the call it leaves, ALIGHT of the call it reaches. */
  readonly hopFlags: Uint8Array;
  readonly vehicleDay: Int32Array;
  /** The first hop at or after a minute, 0..2880. */
  readonly firstHop: Int32Array;
}

/** Lays out one day; a few milliseconds, so keep the sheet when more than one question is asked of a day. */
export function daySheet(timetable: Timetable, day: number): DaySheet {
  const { tripStart, tripService, services, callDeparture, callArrival, callStop, callFlags } = timetable;
  const minutes = DAYS * 1440;
  const vehicles: [trip: number, offset: number][] = [];
  for (let offset = -timetable.longestTripDays; offset < DAYS; offset++)
    for (let trip = 0; trip < timetable.tripCount; trip++)
      if (runsOn(services[tripService[trip]!]!, day + offset)) vehicles.push([trip, offset]);
  const firstHop = new Int32Array(minutes + 1);
  const eachHop = (visit: (vehicle: number, call: number, departure: number, offset: number) => void): void => {
    for (const [vehicle, [trip, offset]] of vehicles.entries())
      for (let call = tripStart[trip]!; call < tripStart[trip + 1]! - 1; call++) {
        const departure = callDeparture[call]! + offset * 1440;
        if (departure >= 0 && departure < minutes) visit(vehicle, call, departure, offset);
      }
  };
  let count = 0;
  eachHop((_vehicle, _call, departure) => {
    firstHop[departure + 1]!++;
    count++;
  });
  for (let minute = 0; minute < minutes; minute++) firstHop[minute + 1]! += firstHop[minute]!;
  const column = (): Int32Array => new Int32Array(count);
  const [hopDeparture, hopArrival, hopFrom, hopTo, hopVehicle, hopCall] = [
    column(),
    column(),
    column(),
    column(),
    column(),
    column(),
  ];
  const hopFlags = new Uint8Array(count);
  const next = firstHop.slice(0, minutes);
  // Counting sort is stable: hops of no duration stay in the order in which their vehicle makes them.
  eachHop((vehicle, call, departure, offset) => {
    const hop = next[departure]!++;
    hopDeparture[hop] = departure;
    hopArrival[hop] = callArrival[call + 1]! + offset * 1440;
    hopFrom[hop] = callStop[call]!;
    hopTo[hop] = callStop[call + 1]!;
    hopVehicle[hop] = vehicle;
    hopCall[hop] = call;
    hopFlags[hop] = (callFlags[call]! & 1) | (callFlags[call + 1]! & 2);
  });
  const vehicleDay = Int32Array.from(vehicles, ([, offset]) => day + offset);
  return {
    timetable,
    day,
    hopDeparture,
    hopArrival,
    hopFrom,
    hopTo,
    hopVehicle,
    hopCall,
    hopFlags,
    vehicleDay,
    firstHop,
  };
}
