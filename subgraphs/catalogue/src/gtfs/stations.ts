import type { LocationRow, StopRow } from '../market/place-rows.js';
import { metresBetween } from '../timetable/footpaths.js';

/** Stops that lie together are one station; further apart nobody changes between them as within one. */
const STATION_METRES = 300;

/** A location whose stops lie together, and where. */
export interface Station {
  readonly location: LocationRow;
  readonly latitude: number;
  readonly longitude: number;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/**
 * The station of some stops of one location: two or more that lie together. A town whose terminals lie apart is none: GTFS
 * lets people change within a station.
 */
export function stationOf(location: LocationRow, stops: readonly StopRow[]): Station | undefined {
  const centre = {
    latitude: mean(stops.map(({ latitude }) => latitude)),
    longitude: mean(stops.map(({ longitude }) => longitude)),
  };
  const together = stops.length > 1 && stops.every((stop) => metresBetween(stop, centre) <= STATION_METRES);
  return together ? { location, ...centre } : undefined;
}
