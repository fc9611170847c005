import { pairTableInSteps } from '../location-pair/pair-table.js';
import type { MarketRows } from '../market/market-rows.js';
import { splicedTimetable } from '../timetable/splice-timetable.js';
import { callsInSteps, departuresInSteps, namesOnTimings } from './build-catalogue.js';
import { Catalogue } from './catalogue.js';
import type { KeptRows } from './views.js';

/** All rows of one route; none of a route that is gone. */
export type RouteRows = Pick<
  MarketRows,
  ('routes' | 'routeStops' | 'routeAmenities' | 'routeTripInfos') | ('routeTimings' | 'timingStops' | 'routeSchedules')
>;

type Identified = { readonly id: string };
const comesFirst = (a: Identified, b: Identified): boolean =>
  a.id.length < b.id.length || (a.id.length === b.id.length && a.id < b.id);

/** Rows of a table without some, and with others at their places: tables are read in the order of their ids. */
function replaced<T extends Identified>(all: readonly T[], isOld: (row: T) => boolean, rows: readonly T[]): T[] {
  const next: T[] = [];
  let at = 0;
  for (const row of all) {
    if (isOld(row)) continue;
    while (at < rows.length && comesFirst(rows[at]!, row)) next.push(rows[at++]!);
    next.push(row);
  }
  return [...next, ...rows.slice(at)];
}

function rowsWith({ rows }: Catalogue, routeId: string, route: RouteRows): KeptRows {
  const timings = new Set(rows.routeTimings.filter((timing) => timing.routeId === routeId).map(({ id }) => id));
  const isOfRoute = (row: { readonly routeId: string }): boolean => row.routeId === routeId;
  return {
    ...rows,
    routes: replaced(rows.routes, ({ id }) => id === routeId, route.routes),
    routeAmenities: replaced(rows.routeAmenities, isOfRoute, route.routeAmenities),
    routeTripInfos: replaced(rows.routeTripInfos, isOfRoute, route.routeTripInfos),
    routeTimings: replaced(rows.routeTimings, isOfRoute, route.routeTimings),
    routeSchedules: replaced(
      rows.routeSchedules,
      ({ routeTimingId }) => timings.has(routeTimingId),
      route.routeSchedules,
    ),
  };
}

/** Whether all that the rows name is known: what is not has changed as well, and nobody said so. */
function isKnown({ rows }: Catalogue, route: RouteRows): boolean {
  const knows = (all: readonly Identified[], ids: readonly (string | null)[]): boolean => {
    const known = new Set(all.map(({ id }) => id));
    return ids.every((id) => id === null || known.has(id));
  };
  const branches = [...route.routeTimings, ...route.routeSchedules].map(({ routeBranchId }) => routeBranchId);
  return (
    knows(
      rows.operators,
      route.routes.map(({ operatorId }) => operatorId),
    ) &&
    knows(
      rows.stops,
      route.timingStops.map(({ stopId }) => stopId),
    ) &&
    knows(
      rows.vehicleTypes,
      route.routeSchedules.map(({ vehicleTypeId }) => vehicleTypeId),
    ) &&
    knows(
      rows.amenities,
      route.routeAmenities.map(({ amenityId }) => amenityId),
    ) &&
    knows(
      rows.tripInfos,
      route.routeTripInfos.map(({ tripInfoId }) => tripInfoId),
    ) &&
    knows(rows.operatorBranches, branches)
  );
}

/**
 * The next generation of a catalogue, in which one route is as its rows say and all else is as it was; undefined where they
 * name what the catalogue does not know. Yields so often that a server can answer in between.
 */
export function* withRouteInSteps(
  before: Catalogue,
  routeId: string,
  route: RouteRows,
): Generator<void, Catalogue | undefined> {
  if (!isKnown(before, route)) return undefined;
  const rows = rowsWith(before, routeId, route);
  yield;
  const calls = yield* callsInSteps(route, new Map(before.stops.map(({ id }, index) => [id, index])));
  const { departures, trips, services } = yield* departuresInSteps(rows, calls);
  const was = Int32Array.from(departures, ({ schedule, timing }) =>
    timing.routeId === routeId ? -1 : before.tripAt(schedule.id)!,
  );
  const timetable = yield* splicedTimetable(before.timetable, { services, trips, was });
  const { places, placeOfStop } = before;
  const pairs = yield* pairTableInSteps(timetable, places, placeOfStop, departures);
  const stopNames = new Map(namesOnTimings(route.timingStops, departures, timetable));
  for (const [trip, old] of was.entries()) {
    if (old < 0) continue;
    const start = before.timetable.tripStart[old]!;
    for (let call = start; call < before.timetable.tripStart[old + 1]!; call++) {
      const names = before.ownNamesAt(call);
      if (names !== undefined) stopNames.set(timetable.tripStart[trip]! + call - start, names);
    }
  }
  return new Catalogue({ rows, places, placeOfStop, departures, timetable, pairs, stopNames });
}
