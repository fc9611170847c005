import type { Database } from '@naga/server-kit/database/database.js';
import { likePattern } from '../text/like-pattern.js';

/** So few letters would list agencies rather than find one. */
const LEAST_LETTERS = 2;
const MOST_FOUND = 20;
const FIND = `select id::text as id, name from agency where active and name ilike $1
  order by lower(name), agency.id limit ${MOST_FOUND}`;

/** Active agencies by a part of their name, by name alone; none for fewer than two letters, twenty at most. */
export async function agenciesNamed(database: Database, text: string): Promise<{ id: string; name: string }[]> {
  const letters = text.trim();
  return [...letters].length < LEAST_LETTERS ? [] : database.rows(FIND, [likePattern(letters)]);
}
