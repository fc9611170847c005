import { inSlices } from '../memory/in-slices.js';
import type { FeedCall } from './call-store.js';
import { createHash } from 'node:crypto';
import type { Feed, FeedRoute, FeedStop, FeedTrip } from './read-feed.js';
import { laterBy } from './headways.rules.js';
import { calledLater, tripTimes } from './trip-times.rules.js';

/** A route of ours: the trips of a GTFS route that halt at the same stops, where the same may board and leave. */
export interface FeedLine {
  /** Its route and a digest of the way that its trips go: another way is another line. */
  readonly key: string;
  readonly route: FeedRoute;
  readonly stops: readonly { readonly stop: FeedStop; readonly board: boolean; readonly alight: boolean }[];
  readonly timings: readonly FeedTiming[];
}

/** The trips of a line at the same minutes: one for each service on whose days they run. */
export interface FeedTiming {
  readonly minutes: readonly (readonly [arrival: number, departure: number])[];
  readonly trips: readonly FeedTrip[];
}

interface Way {
  readonly calls: readonly FeedCall[];
  readonly timings: Map<string, { minutes: FeedTiming['minutes']; trips: FeedTrip[] }>;
}

const wayOf = (calls: readonly FeedCall[]): string =>
  calls.map(({ stop, board, alight }) => `${stop}${board ? 'b' : ''}${alight ? 'a' : ''}`).join();

/** Nobody boards where a trip ends, nor leaves where it begins, whatever its feed says. */
const edges = (calls: readonly FeedCall[]): FeedCall[] =>
  calls.map((call, at) => ({ ...call, board: call.board && at < calls.length - 1, alight: call.alight && at > 0 }));

/** The minutes of each departure of a trip: one, or, where it leaves again and again, all that its headways spell. */
function departuresOf(
  { headways }: FeedTrip,
  said: readonly FeedCall[],
  own: FeedTiming['minutes'],
): FeedTiming['minutes'][] {
  if (headways.length === 0) return [own];
  return laterBy(headways, said[0]!.departure).map((later) => {
    const times = tripTimes(said.map((call) => calledLater(call, later)));
    return 'minutes' in times ? times.minutes : own;
  });
}

function* linesIn({ trips, calls, stops, problems, callsFile, tripsFile }: Feed): Generator<void, FeedLine[]> {
  const all = [...trips.values()];
  const stopAt = [...stops.values()];
  const routes = new Map<FeedRoute, Map<string, Way>>();
  let index = 0;
  for (const said of calls.ofTrips(all.length)) {
    yield;
    const trip = all[index++]!;
    const twice = said.find(({ sequence }, at) => at > 0 && said[at - 1]!.sequence === sequence);
    if (twice !== undefined) problems.add(callsFile, twice.line, 'TWICE', 'stop_sequence', String(twice.sequence));
    const times = tripTimes(said);
    if ('problem' in times) {
      const line = said[times.at]?.line;
      problems.add(line === undefined ? tripsFile : callsFile, line ?? trip.line, times.problem, null, trip.id);
      continue;
    }
    const { weekdays, added } = trip.service;
    if (weekdays === 0 && added.size === 0) continue;
    const halts = edges(said);
    const ways = routes.get(trip.route) ?? new Map<string, Way>();
    routes.set(trip.route, ways);
    const key = wayOf(halts);
    const way = ways.get(key) ?? { calls: halts, timings: new Map() };
    ways.set(key, way);
    for (const minutes of departuresOf(trip, said, times.minutes)) {
      const clock = minutes.join(';');
      const timing = way.timings.get(clock) ?? { minutes, trips: [] };
      way.timings.set(clock, timing);
      timing.trips.push(trip);
    }
  }
  return [...routes].flatMap(([route, ways]) =>
    [...ways.values()]
      .map((way) => {
        const halts = way.calls.map(({ stop, board, alight }) => ({ stop: stopAt[stop]!, board, alight }));
        return {
          key: keyOf(route, halts),
          route,
          stops: halts,
          timings: [...way.timings.values()].toSorted((a, b) => a.minutes[0]![1] - b.minutes[0]![1]),
        };
      })
      .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  );
}

/**
 * The lines of a feed. A trip that cannot be driven (one stop, times that go back, a sequence said twice) is told at its
 * row; a trip on no day is left out.
 */
export const feedLines = (feed: Feed): Promise<FeedLine[]> => inSlices(linesIn(feed));

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const keyOf = ({ id }: FeedRoute, halts: FeedLine['stops']): string =>
  `${id}#${digestOf(JSON.stringify(halts.map(({ stop, board, alight }) => [stop.id, board, alight]))).slice(0, 16)}`;
