import { formatLegId, parseLegId } from '@naga/kernel/journey-id.js';
import type { Catalogue } from '../memory/catalogue.js';
import { ALIGHT, BOARD, type Ride } from '../timetable/timetable.js';
import { dateText } from './clock-text.js';
import { rideOf } from './find-ride.queries.js';

/** Wider than a town: stops that have only these in common are journeys apart. */
const WIDER_THAN_TOWN = new Set(['COUNTRY', 'PROVINCE']);

/** The widest place around a stop that is still one town: an airport's city, a village itself. */
function townOf({ places, placeOfStop }: Catalogue, stop: number): number {
  let town = placeOfStop[stop]!;
  for (let place = town; place >= 0 && !WIDER_THAN_TOWN.has(places[place]!.row.type); place = places[place]!.parent)
    town = place;
  return town;
}

/** What names a ride: a leg's id. */
export function legIdOf({ departures, timetable, stops }: Catalogue, { trip, day, board, alight }: Ride): string {
  return formatLegId({
    routeScheduleId: departures[trip]!.schedule.id,
    date: dateText(day),
    stopIdFrom: stops[timetable.callStop[board]!]!.id,
    stopIdTo: stops[timetable.callStop[alight]!]!.id,
  });
}

/** Whether the ride's id leads back to it: a vehicle that halts twice at a stop can only be named once. */
function isNamed(catalogue: Catalogue, ride: Ride): boolean {
  const found = rideOf(catalogue, parseLegId(legIdOf(catalogue, ride))!);
  return found?.board === ride.board && found.alight === ride.alight;
}

function inTown(catalogue: Catalogue, ride: Ride, at: 'board' | 'alight', calls: readonly number[]): Ride[] {
  const { callStop, callFlags } = catalogue.timetable;
  const town = townOf(catalogue, callStop[ride[at]]!);
  const flag = at === 'board' ? BOARD : ALIGHT;
  return calls
    .filter((call) => callFlags[call]! & flag && townOf(catalogue, callStop[call]!) === town)
    .map((call) => ({ ...ride, [at]: call }))
    .filter((other) => isNamed(catalogue, other));
}

const from = (first: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);

/** The same vehicle, boarded at each stop of the town in which this ride begins; in the order of travel, itself among them. */
export const boardedInTown = (catalogue: Catalogue, ride: Ride): Ride[] =>
  inTown(catalogue, ride, 'board', from(catalogue.timetable.tripStart[ride.trip]!, ride.alight));

/** The same vehicle, left at each stop of the town in which this ride ends; in the order of travel, itself among them. */
export const leftInTown = (catalogue: Catalogue, ride: Ride): Ride[] =>
  inTown(catalogue, ride, 'alight', from(ride.board + 1, catalogue.timetable.tripStart[ride.trip + 1]!));
