/** Degrees. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the countries we work in begin and end. */
export const OUR_COUNTRIES = { south: 5, west: 97, north: 23.6, east: 110 } as const;

function degrees(value: unknown, most: number): number | undefined {
  const text = String(value ?? '').trim();
  const number = Number(text);
  return text === '' || !Number.isFinite(number) || Math.abs(number) > most ? undefined : number;
}

/** The point that a form or a record speaks of; undefined until both coordinates lie on the earth. */
export function pointOf(values: Readonly<Record<string, unknown>>): MapPoint | undefined {
  const [latitude, longitude] = [degrees(values['latitude'], 90), degrees(values['longitude'], 180)];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Coordinates that were changed for each other lie elsewhere. */
export const isInOurCountries = ({ latitude, longitude }: MapPoint): boolean =>
  latitude >= OUR_COUNTRIES.south &&
  latitude <= OUR_COUNTRIES.north &&
  longitude >= OUR_COUNTRIES.west &&
  longitude <= OUR_COUNTRIES.east;
