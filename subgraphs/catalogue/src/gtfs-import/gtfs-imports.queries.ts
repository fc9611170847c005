import type { LocalizedText } from '@naga/kernel/language.js';
import type { CatalogueContext } from '../journey/asking.js';
import { linesWithin } from '../line/line.queries.js';
import type { ImportReport } from './import-report.js';
import type { GtfsImportState } from './import-words.js';
import type { UndoObstacle } from './undo-obstacle.js';

export interface GtfsImportRow {
  readonly id: string;
  readonly operatorId: string;
  readonly operatorNames: LocalizedText;
  readonly fileName: string;
  readonly madeAt: string;
  readonly state: GtfsImportState;
  readonly done: number;
  readonly total: number;
  readonly failure: string | null;
  readonly reading: string | null;
  readonly stoppedBy: UndoObstacle | null;
  readonly report: ImportReport | null;
}

const COLUMNS = `i.id::text as id, i.operator_id::text as "operatorId", o.names as "operatorNames",
  i.file_name as "fileName", to_char(i.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "madeAt",
  i.state, i.done, i.total, i.failure, i.reading, i.stopped_by as "stoppedBy"`;
const FROM = 'from gtfs_import i join operator o on o.id = i.operator_id';
const LATEST = 20;

/** A feed within reach and what it does. */
export async function importWith(context: CatalogueContext, id: string): Promise<GtfsImportRow | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const { condition, value } = linesWithin(context, 2);
  const read = `select ${COLUMNS}, i.report ${FROM} where i.id = $1::bigint and ${condition}`;
  return (await context.database.rows<GtfsImportRow>(read, [id, value]))[0];
}

/** The latest feeds within reach, without what they do. */
export function latestImports(context: CatalogueContext): Promise<GtfsImportRow[]> {
  const { condition, value } = linesWithin(context, 1);
  return context.database.rows(
    `select ${COLUMNS}, null as report ${FROM} where ${condition} order by i.id desc limit ${LATEST}`,
    [value],
  );
}
