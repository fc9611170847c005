import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { metresBetween } from '../timetable/footpaths.js';
import type { FeedStop } from './feed-tables.js';

interface Place {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
}

export type PlacedStop = Pick<FeedStop, 'id' | 'latitude' | 'longitude'>;

/** A stop further from every place lies in none. */
const MOST_METRES = 50_000;

const PLACES = `select id::text as id, latitude, longitude from location where type not in ('COUNTRY', 'PROVINCE')`;

/** Where stops of a feed stand: the nearest town, city, island, border or airport; a feed does not say it. Each stop is looked for once. */
export async function placeFinder(transaction: RowTransaction): Promise<(stop: PlacedStop) => string | undefined> {
  const places = await transaction.rows<Place>(PLACES);
  const nearest = (stop: PlacedStop): string | undefined => {
    let best: { id: string; metres: number } | undefined;
    for (const place of places) {
      const metres = metresBetween(stop, place);
      if (metres <= MOST_METRES && (best === undefined || metres < best.metres)) best = { id: place.id, metres };
    }
    return best?.id;
  };
  const known = new Map<string, string | undefined>();
  return (stop) => {
    if (!known.has(stop.id)) known.set(stop.id, nearest(stop));
    return known.get(stop.id);
  };
}
