import { isRowId } from '@naga/kernel/row-id.js';
import type { Database } from '@naga/server-kit/database/database.js';
import { EXPERIENCE_COLUMNS, FROM_EXPERIENCES } from './experience-columns.js';
import type { ExperienceRow } from './experience-row.js';

/** The public experiences with these ids, in the order asked for, undefined where there is none; one statement. */
export async function findExperiences(
  database: Database,
  ids: readonly string[],
): Promise<(ExperienceRow | undefined)[]> {
  const rows = await database.rows<ExperienceRow>(
    `select ${EXPERIENCE_COLUMNS} ${FROM_EXPERIENCES} and e.id = any($1::bigint[])`,
    [ids.filter(isRowId)],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
}
