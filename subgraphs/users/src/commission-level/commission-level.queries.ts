import type { Database } from '@naga/server-kit/database/database.js';
import type { LevelRow } from './level-row.js';
import { ratesOf } from './rates-field.js';

const COLUMNS = `l.id::text as id, l.name, ${ratesOf('l.rates')} as rates`;

/** What somebody who sells for an agency earns by: a level of his own before his agency's. */
const OWN = `select ${COLUMNS} from account p join agency g on g.id = p.agency_id
  join commission_level l on l.id = coalesce(p.commission_level_id, g.commission_level_id) where p.id = $1::bigint`;

/** The level an account earns by; null without one, or who sells for none. */
export async function ownLevel(database: Database, accountId: string): Promise<LevelRow | null> {
  const [row] = await database.rows<LevelRow>(OWN, [accountId]);
  return row ?? null;
}

/** A level by its id. */
export async function levelById(database: Database, id: string): Promise<LevelRow> {
  const [row] = await database.rows<LevelRow>(`select ${COLUMNS} from commission_level l where l.id = $1::bigint`, [
    id,
  ]);
  return row!;
}
