import type { Database } from '../../database/database.js';
import type { TrialMeans } from './noun-trial.js';

/** How the nth record of a noun is written that no form says, and what its trial cannot tell from its rows. */
export interface RecordedMeans extends Pick<TrialMeans, 'words' | 'found' | 'keys' | 'within'> {
  write(database: Database, n: number): Promise<string>;
}

/** Writes one row, told as JSON by column; answers its id. */
export async function writeRow(database: Database, table: string, row: object): Promise<string> {
  const columns = Object.keys(row)
    .map((column) => `"${column}"`)
    .join(', ');
  const [written] = await database.change<{ id: string }>(
    `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_record(null::"${table}", $1::jsonb)
     returning id::text as id`,
    [JSON.stringify(row)],
  );
  return written!.id;
}
