import type { Database } from '../database/database.js';

export interface SavedRow {
  readonly key: string;
  /** Null: the default again. */
  readonly value: number | null;
  readonly version: number;
  readonly savedAt: Date;
  readonly savedById: string;
}

const SAVED = `select key, value, version, saved_at as "savedAt", saved_by_id::text as "savedById" from setting`;

/** What was ever said of settings. */
export const savedSettings = (database: Database): Promise<SavedRow[]> => database.rows<SavedRow>(SAVED);
