import type { Database } from '@naga/server-kit/database/database.js';
import type { ImportReport } from './import-report.js';

/** What a row `t` of the list shows, beside its operator `o`. */
export const IMPORT_COLUMNS = `t.id::text as id, t.operator_id::text as "operatorId", o.names as "operatorNames",
  t.file_name as "fileName", t.bytes, to_char(t.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "madeAt",
  t.state, t.done, t.total, t.failure, t.reading, t.stopped_by as "stoppedBy"`;

/** What a feed does, or has done; null before it was rehearsed. */
export async function reportOf(database: Database, id: string): Promise<ImportReport | null> {
  const rows = await database.rows<{ report: ImportReport | null }>(
    'select report from gtfs_import where id = $1::bigint',
    [id],
  );
  return rows[0]?.report ?? null;
}
