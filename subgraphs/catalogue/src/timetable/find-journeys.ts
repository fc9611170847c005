import { connectingRides, type Connection } from './connecting-rides.js';
import { directRides } from './direct-rides.js';
import { onwardRidesTo, type OnwardRides } from './onward-rides.js';
import type { Ride, Timetable } from './timetable.js';

/** More connecting journeys than this only make the list longer: the fastest stay. */
export const MOST_CONNECTING = 30;

export interface JourneyQuery {
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** The day on which one boards, at the boarding stop. */
  readonly day: number;
  /** Direct journeys of this kind; connecting ones with at least one ride of it. */
  readonly kind?: number | undefined;
  /** Whether this ride can be bought now. */
  readonly open: (ride: Ride) => boolean;
  /** onwardRidesTo(timetable, to), kept from an earlier search. */
  readonly onward?: ReadonlyMap<number, OnwardRides> | undefined;
}

export interface FoundJourneys {
  /** By departure. */
  readonly direct: readonly Ride[];
  readonly connecting: readonly Connection[];
  /** Direct rides that run that day and are not open. */
  readonly closed: readonly Ride[];
}

/**
 * All direct journeys and the worthwhile journeys with one change that board on a day. A connecting journey is left out
 * when another journey leaves no earlier and arrives no later: a direct one of that day or the next, or a connecting one.
 * docs/algorithms/search.md
 */
export function findJourneys(timetable: Timetable, query: JourneyQuery): FoundJourneys {
  const { fromStops, toStops } = apart(query.from, query.to);
  const from = marked(timetable, fromStops);
  const to = marked(timetable, toStops);
  const wanted = (ride: Ride): boolean => query.kind === undefined || timetable.tripKind[ride.trip] === query.kind;
  const rides = directRides(timetable, fromStops, from, to, query.day).filter(wanted);
  const direct = rides.filter(query.open);
  const closed = rides.length === direct.length ? [] : rides.filter((ride) => !query.open(ride));
  const onward = toStops === query.to && query.onward ? query.onward : onwardRidesTo(timetable, toStops);
  const { day, kind, open } = query;
  const tomorrow = directRides(timetable, fromStops, from, to, day + 1).filter((ride) => wanted(ride) && open(ride));
  const arrivalToBeat = earliestFrom(timetable, [...direct, ...tomorrow], day);
  const connecting = connectingRides(timetable, { fromStops, from, to, onward, day, kind, open, arrivalToBeat });
  return { direct, closed, connecting: worthwhile(connecting) };
}

/** A stop of both places counts for the narrower one: from a province one travels into its town, from a town out into it. */
function apart(from: readonly number[], to: readonly number[]) {
  const inFrom = new Set(from);
  const both = new Set(to.filter((stop) => inFrom.has(stop)));
  const without = (stops: readonly number[]): readonly number[] => stops.filter((stop) => !both.has(stop));
  return {
    fromStops: both.size > 0 && from.length >= to.length ? without(from) : from,
    toStops: both.size > 0 && to.length >= from.length ? without(to) : to,
  };
}

function marked(timetable: Timetable, stops: readonly number[]): Uint8Array {
  const marks = new Uint8Array(timetable.stopCount);
  for (const stop of stops) marks[stop] = 1;
  return marks;
}

/** For a minute of departure the earliest arrival of a direct ride that leaves then or later; Infinity without one. */
function earliestFrom(timetable: Timetable, direct: readonly Ride[], day: number): (departure: number) => number {
  const minutes = (ride: Ride, time: Int32Array, call: number): number => time[call]! + (ride.day - day) * 1440;
  const departures = direct.map((ride) => minutes(ride, timetable.callDeparture, ride.board));
  const arrivals = direct.map((ride) => minutes(ride, timetable.callArrival, ride.alight));
  // Direct rides stand by departure, today's before tomorrow's.
  for (let i = arrivals.length - 2; i >= 0; i--) arrivals[i] = Math.min(arrivals[i]!, arrivals[i + 1]!);
  return (departure) => {
    let low = 0;
    let high = departures.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (departures[middle]! < departure) low = middle + 1;
      else high = middle;
    }
    return arrivals[low] ?? Infinity;
  };
}

/** Of the connecting journeys those that no other beats, the fastest if there are many, by departure. */
function worthwhile(candidates: Connection[]): Connection[] {
  candidates.sort((a, b) => b.departure - a.departure || a.arrival - b.arrival || a.first.trip - b.first.trip);
  const kept: Connection[] = [];
  let earliest = Infinity;
  for (const candidate of candidates) {
    if (candidate.arrival >= earliest) continue;
    earliest = candidate.arrival;
    kept.push(candidate);
  }
  const duration = (journey: Connection): number => journey.arrival - journey.departure;
  kept.sort((a, b) => duration(a) - duration(b));
  return kept.slice(0, MOST_CONNECTING).sort((a, b) => a.departure - b.departure || a.arrival - b.arrival);
}
