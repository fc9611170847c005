import type { LocalizedText } from '@naga/kernel/language.js';
import { isRowId } from '@naga/kernel/row-id.js';
import type { AnyContext } from '../../graphql/context.js';
import type { Facts } from '../../graphql/refusal.js';
import { makerOf } from './ask-bulk.command.js';
import { type BulkLineState, type BulkState, type BulkWay, refusedIn } from './bulk-change.rules.js';

export interface BulkReportRow {
  readonly id: string;
  readonly state: BulkState;
  readonly way: BulkWay;
  readonly madeAt: string;
  readonly counts: Readonly<Partial<Record<BulkLineState, number>>>;
}

export interface BulkLineRow {
  readonly place: string;
  readonly id: string;
  readonly called: string | LocalizedText | null;
  readonly state: BulkLineState;
  readonly code: string | null;
  readonly facts: Facts | null;
}

const REPORT = `select c.id::text as id, c.state, c.way,
    to_char(c.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "madeAt", coalesce((select jsonb_object_agg(n.state, n.count)
    from (select l.state, count(*)::int as count from bulk_line l where l.change_id = c.id group by l.state) n), '{}') as counts
  from bulk_change c where c.noun = $1 and c.made_by is not distinct from $2::bigint`;

/** A change of one's own; the latest where none is named. */
export async function bulkReport(
  noun: string,
  context: AnyContext,
  id: string | null | undefined,
): Promise<BulkReportRow | undefined> {
  if (id != null && !isRowId(id)) return undefined;
  const values = [noun, makerOf(context)];
  const [row] = await (id == null
    ? context.database.rows<BulkReportRow>(`${REPORT} order by c.id desc limit 1`, values)
    : context.database.rows<BulkReportRow>(`${REPORT} and c.id = $3::bigint`, [...values, id]));
  return row;
}

const CHANGED = `select l.record_id::bigint from bulk_line l join bulk_change c on c.id = l.change_id
  where c.id = $1::bigint and c.noun = $2 and c.made_by is not distinct from $3::bigint and l.state = 'CHANGED'`;

/** SQL of the ids of what an undo of a change of one's own would take back, with the values of its parameters. */
export const changedIds = (
  { name }: { readonly name: string },
  context: AnyContext,
  id: string,
): readonly [sql: string, values: readonly unknown[]] => [CHANGED, [isRowId(id) ? id : '0', name, makerOf(context)]];

/** As many ids and failures a report tells; its lines have all. */
const MOST_TOLD = 200;
const LINES_A_PAGE = 500;
const LINES = `select l.id::text as place, l.record_id as id, l.called, l.state, l.code, l.facts from bulk_line l
  where l.change_id = $1::bigint`;

/** Lines of a change, those behind a place. */
export const bulkLines = (
  { database }: AnyContext,
  { id }: BulkReportRow,
  after: string | null | undefined,
): Promise<BulkLineRow[]> =>
  database.rows(`${LINES} and l.id > $2::bigint order by l.id limit ${LINES_A_PAGE}`, [
    id,
    after != null && isRowId(after) ? after : 0,
  ]);

/** Whether there may be more behind a page of them. */
export const nextPlace = (lines: readonly BulkLineRow[]): string | null =>
  lines.length < LINES_A_PAGE ? null : lines.at(-1)!.place;

const inStates = ({ database }: AnyContext, { id }: BulkReportRow, states: readonly BulkLineState[]) =>
  database.rows<BulkLineRow>(`${LINES} and l.state = any($2::text[]) order by l.id limit ${MOST_TOLD}`, [id, states]);

/** The first of those that are as was asked; taken back ones are no more. */
export const bulkDone = (context: AnyContext, report: BulkReportRow): Promise<BulkLineRow[]> =>
  inStates(context, report, ['CHANGED', 'SAME']);

/** The first of those that stayed as they were. */
export const bulkFailures = (context: AnyContext, report: BulkReportRow): Promise<BulkLineRow[]> =>
  inStates(context, report, [refusedIn(report.state)]);
