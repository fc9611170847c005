import type { LocalizedText } from '@naga/kernel/language.js';
import type { Database } from '@naga/server-kit/database/database.js';

/** Every town with a parcel counter, by its English name; one statement. */
export const listPlaces = (database: Database): Promise<{ slug: string; names: LocalizedText }[]> =>
  database.rows(`select slug, names from place order by names->>'en'`);
