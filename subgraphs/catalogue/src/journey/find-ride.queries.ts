import { parseJourneyId, type JourneyLegKey } from '@naga/kernel/journey-id.js';
import { dayNumber } from '@naga/kernel/travel-date.js';
import type { Catalogue } from '../memory/catalogue.js';
import { changeWorks, walkMinutes } from '../timetable/change.rules.js';
import { metresBetween } from '../timetable/footpaths.js';
import { runsOn } from '../timetable/service-days.rules.js';
import { ALIGHT, BOARD, isAwaited, type Ride } from '../timetable/timetable.js';

/** The ride a leg's id names; undefined when that departure does not run that day or does not serve those stops. */
export function rideOf(catalogue: Catalogue, key: JourneyLegKey): Ride | undefined {
  const { timetable } = catalogue;
  const trip = catalogue.tripAt(key.routeScheduleId);
  const day = dayNumber(key.date);
  if (trip === undefined || !runsOn(timetable.services[timetable.tripService[trip]!]!, day)) return undefined;
  const [from, to] = [catalogue.stopAt(key.stopIdFrom), catalogue.stopAt(key.stopIdTo)];
  let board = -1;
  for (let call = timetable.tripStart[trip]!; call < timetable.tripStart[trip + 1]!; call++) {
    const stop = timetable.callStop[call]!;
    if (board >= 0 && stop === to && timetable.callFlags[call]! & ALIGHT) return { trip, day, board, alight: call };
    if (stop === from && timetable.callFlags[call]! & BOARD) board = call;
  }
  return undefined;
}

/** The rides a journey's id names; undefined when one of them does not run, or when the change between them does not work. */
export function ridesOf(catalogue: Catalogue, journeyId: string): Ride[] | undefined {
  const rides = parseJourneyId(journeyId)?.map((key) => rideOf(catalogue, key));
  if (rides === undefined || !rides.every((ride) => ride !== undefined)) return undefined;
  const [first, second] = rides;
  return first && (second === undefined || canChange(catalogue, first, second)) ? rides : undefined;
}

/** Whether one may get off the first ride and still reach the second. */
export function canChange({ timetable, stops }: Catalogue, first: Ride, second: Ride): boolean {
  const off = timetable.callStop[first.alight]!;
  const on = timetable.callStop[second.board]!;
  const walk = off === on ? 0 : walkMinutes(metresBetween(stops[off]!, stops[on]!));
  const arrival = first.day * 1440 + timetable.callArrival[first.alight]!;
  const departure = second.day * 1440 + timetable.callDeparture[second.board]!;
  return walk !== undefined && changeWorks(arrival, walk, departure, isAwaited(timetable, first.trip, second.trip));
}
