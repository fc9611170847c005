import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { metresBetween } from '../timetable/footpaths.js';
import type { FeedStop } from './read-feed.js';

interface Place {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A stop further from every place lies in none. */
const MOST_METRES = 50_000;

const PLACES = `select id::text as id, latitude, longitude from location where type not in ('COUNTRY', 'PROVINCE')`;

/** Where stops of a feed stand: the nearest town, city, island, border or airport; a feed does not say it. */
export async function placeFinder(
  transaction: RowTransaction,
): Promise<(stop: Pick<FeedStop, 'latitude' | 'longitude'>) => string | undefined> {
  const places = await transaction.rows<Place>(PLACES);
  return (stop) => {
    let best: { id: string; metres: number } | undefined;
    for (const place of places) {
      const metres = metresBetween(stop, place);
      if (metres <= MOST_METRES && (best === undefined || metres < best.metres)) best = { id: place.id, metres };
    }
    return best?.id;
  };
}
