import type { Database } from '@naga/server-kit/database/database.js';
import type { Asking } from '../journey/asking.js';
import { departuresFrom } from '../location-pair/location-pairs.queries.js';
import { comparePlaces, type Fit, type PlaceCandidate } from './rank-places.rules.js';

/** A place that was found: positions in the catalogue. */
export interface FoundPlace {
  readonly location: number;
  readonly stop: number | undefined;
  readonly matchedText: string;
}

/** More letters than any name has. */
const LONGEST_TEXT = 80;
const MOST_CANDIDATES = 100;

const SEARCH = `
  with typed as (select fold_name($1) as text)
  select place.location_id as "locationId", place.stop_id as "stopId", place.name,
    case when place.search_text = typed.text then 'whole'
         when place.search_text like typed.text || '%' then 'prefix'
         when place.search_text like '% ' || typed.text || '%' then 'word'
         else 'similar' end as fit,
    greatest(similarity(place.search_text, typed.text), word_similarity(typed.text, place.search_text)) as similarity
  from typed, place_names_like(typed.text) place
  order by case when place.search_text like typed.text || '%' then 2
                when place.search_text like '% ' || typed.text || '%' then 1 else 0 end desc, similarity desc
  limit ${MOST_CANDIDATES}`;

interface Row {
  readonly locationId: string;
  readonly stopId: string | null;
  readonly name: string;
  readonly fit: Fit;
  readonly similarity: number;
}

type Ranked = FoundPlace & PlaceCandidate;

/**
 * Places by a name in any of the five languages, with typing errors (pg_trgm): one statement. Only places one can
 * depart from or go to. Nothing typed: the busiest places.
 */
export async function searchPlaces(
  database: Database,
  asking: Asking,
  text: string,
  limit: number,
): Promise<FoundPlace[]> {
  const typed = text.normalize('NFC').replaceAll('\0', '').slice(0, LONGEST_TEXT);
  const rows = typed.trim() === '' ? [] : await database.rows<Row>(SEARCH, [typed]);
  const busy = departuresFrom(asking);
  const candidates = typed.trim() === '' ? busiest(asking, busy) : rows.flatMap((row) => placesOf(asking, row, busy));
  return withoutRepeats(candidates.sort(comparePlaces)).slice(0, limit);
}

function placesOf({ catalogue }: Asking, row: Row, busy: ReadonlyMap<number, number>): Ranked[] {
  const location = catalogue.placeAt(row.locationId);
  const stop = row.stopId === null ? undefined : catalogue.stopAt(row.stopId);
  // The tables may be a moment ahead of the memory.
  if (location === undefined || (row.stopId !== null && stop === undefined)) return [];
  const place = catalogue.places[location]!;
  if (place.stops.length === 0) return [];
  const isRegion = stop === undefined && (place.row.type === 'PROVINCE' || place.row.type === 'COUNTRY');
  const departures = busy.get(location) ?? 0;
  const { fit, similarity, name } = row;
  return [{ location, stop, matchedText: name, fit, similarity, isStop: stop !== undefined, isRegion, departures }];
}

function busiest({ catalogue, views }: Asking, busy: ReadonlyMap<number, number>): Ranked[] {
  return [...busy].map(([location, departures]) => ({
    location,
    stop: undefined,
    matchedText: views.locations[location]!.name,
    fit: 'prefix',
    similarity: 1,
    isStop: false,
    isRegion: catalogue.places[location]!.row.type === 'PROVINCE',
    departures,
  }));
}

/** One row a place, by its best name; a province that is called like its city, which is listed, is left out. */
function withoutRepeats(ranked: readonly Ranked[]): FoundPlace[] {
  const seen = new Set<string>();
  const names = new Set<string>();
  return ranked.flatMap(({ location, stop, matchedText, isRegion }) => {
    const key = `${location}/${stop ?? ''}`;
    const name = `${matchedText}/${stop ?? ''}`;
    if (seen.has(key) || (isRegion && names.has(name))) return [];
    seen.add(key);
    names.add(name);
    return [{ location, stop, matchedText }];
  });
}
