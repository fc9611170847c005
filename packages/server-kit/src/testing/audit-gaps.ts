import { maskedRows } from '../audit/audit-tables.js';
import type { AuditedTable } from '../audit/audited-table.js';
import type { Database } from '../database/database.js';

type Columns = Record<string, unknown>;

interface Entry {
  readonly row_id: string;
  readonly action: string;
  readonly changes: Columns;
}

interface Told {
  readonly rows: Map<string, Columns>;
  /** Rows came in bulk or were there before: some are not told one by one. */
  partly: boolean;
}

/** What is true of a table after everything its audit tells has happened, in order. */
function replay(entries: readonly Entry[]): Told {
  const told: Told = { rows: new Map(), partly: false };
  for (const { row_id: id, action, changes } of entries) {
    if (action === 'import') told.partly = true;
    else if (action === 'truncate') Object.assign(told, { rows: new Map(), partly: false });
    else if (action === 'insert') told.rows.set(id, changes);
    else if (action === 'delete') told.rows.delete(id);
    else {
      const news = Object.entries(changes).map(([column, pair]) => [column, (pair as unknown[])[1]] as const);
      told.rows.set(id, { ...told.rows.get(id), ...Object.fromEntries(news) });
    }
  }
  return told;
}

const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

async function gapsOf(database: Database, table: AuditedTable): Promise<string[]> {
  const entries = await database.rows<Entry>(
    'select row_id, action, changes from audit_entry where entity = $1 order by id',
    [table.entity],
  );
  const { rows, partly } = replay(entries);
  const present = await database.rows<{ id: string; columns: Columns }>(maskedRows(table));
  const found = new Map(present.map(({ id, columns }) => [id, columns]));
  const gone = [...rows.keys()].filter((id) => !found.has(id)).map((id) => `${table.table} ${id} is not there`);
  const wrong = [...found].flatMap(([id, columns]) => {
    const told = rows.get(id);
    if (told === undefined) return partly ? [] : [`${table.table} ${id} is not told of`];
    const missing = partly ? [] : Object.keys(columns).filter((column) => !(column in told));
    const different = Object.keys(told).filter((column) => differs(told[column], columns[column]));
    return [...missing, ...different].map((column) => `${table.table} ${id}.${column}`);
  });
  return [...gone, ...wrong];
}

/** Throws unless it does: what a world of tests asks when it closes, whatever happened in it. */
export async function expectWholeAudit(database: Database, tables: readonly AuditedTable[]): Promise<void> {
  const gaps = await auditGaps(database, tables);
  if (gaps.length > 0) throw new Error(`The audit does not replay to the rows: ${gaps.join(', ')}`);
}

/** Where the audit of some tables does not replay to their present rows, as far as masks let one see; none: it does. */
export async function auditGaps(database: Database, tables: readonly AuditedTable[]): Promise<string[]> {
  return (await Promise.all(tables.map((table) => gapsOf(database, table)))).flat();
}
