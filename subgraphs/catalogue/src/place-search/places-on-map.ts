import type { Asking } from '../journey/asking.js';
import { departuresFrom } from '../location-pair/location-pairs.queries.js';
import { metresBetween } from '../timetable/footpaths.js';

/** More of a kind would hide each other. */
const MOST_OF_A_KIND = 60;

/** Their point on the map is nowhere one goes to. */
const AREAS: ReadonlySet<string> = new Set(['COUNTRY', 'PROVINCE']);

/** A part of the map between two parallels and two meridians, in degrees. */
export interface MapPart {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Positions in the catalogue. */
export interface PlacesOnMap {
  readonly locations: readonly number[];
  readonly stops: readonly number[];
}

/** What lies in a part of the map: of its places the busiest, of its stops those nearest to its middle. From memory. */
export function placesOnMap(asking: Asking, part: MapPart): PlacesOnMap {
  const { places, stops } = asking.catalogue;
  const busy = departuresFrom(asking);
  const middle = { latitude: (part.south + part.north) / 2, longitude: (part.west + part.east) / 2 };
  const departuresOf = (place: number): number => busy.get(place) ?? 0;
  const away = (stop: number): number => metresBetween(stops[stop]!, middle);
  const isPoint = (place: number): boolean => !AREAS.has(places[place]!.row.type);
  const locations = within(
    part,
    places.map(({ row }) => row),
  )
    .filter(isPoint)
    .sort((a, b) => departuresOf(b) - departuresOf(a));
  return {
    locations: locations.slice(0, MOST_OF_A_KIND),
    stops: within(part, stops)
      .sort((a, b) => away(a) - away(b))
      .slice(0, MOST_OF_A_KIND),
  };
}

function within(
  { south, west, north, east }: MapPart,
  points: readonly { latitude: number; longitude: number }[],
): number[] {
  return points.flatMap(({ latitude, longitude }, index) =>
    latitude >= south && latitude <= north && longitude >= west && longitude <= east ? [index] : [],
  );
}
