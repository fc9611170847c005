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
  const candidates = connectingRides(timetable, { fromStops, from, to, onward, day, kind, open });
  if (candidates.length === 0) return { direct, closed, connecting: [] };
  const tomorrow = directRides(timetable, fromStops, from, to, day + 1).filter((ride) => wanted(ride) && open(ride));
  return { direct, closed, connecting: worthwhile(timetable, [...direct, ...tomorrow], candidates, day) };
}

/** A stop of both places counts for the narrower one: from a province one travels into its town, from a town out into it. */
function apart(from: readonly number[], to: readonly number[]) {
  const both = new Set(from).intersection(new Set(to));
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

function worthwhile(timetable: Timetable, direct: Ride[], candidates: Connection[], day: number): Connection[] {
  const rivals = direct.map((ride) => ({
    departure: timetable.callDeparture[ride.board]! + (ride.day - day) * 1440,
    arrival: timetable.callArrival[ride.alight]! + (ride.day - day) * 1440,
  }));
  rivals.sort((a, b) => b.departure - a.departure);
  candidates.sort((a, b) => b.departure - a.departure || a.arrival - b.arrival || a.first.trip - b.first.trip);
  const kept: Connection[] = [];
  let earliest = Infinity;
  let next = 0;
  for (const candidate of candidates) {
    for (; next < rivals.length && rivals[next]!.departure >= candidate.departure; next++)
      earliest = Math.min(earliest, rivals[next]!.arrival);
    if (candidate.arrival >= earliest) continue;
    earliest = candidate.arrival;
    kept.push(candidate);
  }
  const duration = (journey: Connection): number => journey.arrival - journey.departure;
  const fastest =
    kept.length <= MOST_CONNECTING ? kept : kept.sort((a, b) => duration(a) - duration(b)).slice(0, MOST_CONNECTING);
  return fastest.sort((a, b) => a.departure - b.departure || a.arrival - b.arrival);
}
