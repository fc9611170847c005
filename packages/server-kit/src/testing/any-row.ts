import type { Database } from '../database/database.js';
import { inRowTransaction } from '../database/row-transaction.js';

/** A value of each type that a column must have. */
const VALUES: Readonly<Record<string, unknown>> = {
  bigint: 1,
  integer: 1,
  smallint: 1,
  'double precision': 1,
  numeric: 1,
  boolean: false,
  date: '2026-11-20',
  'timestamp with time zone': '2026-11-20T05:00:00Z',
  json: '{}',
  jsonb: '{}',
  ARRAY: '{}',
  uuid: '00000000-0000-4000-8000-000000000000',
};

/** Statements as they are: no trigger tells of what they change, and no key into another table is checked. */
export const untold = (database: Database, statement: string, values: readonly unknown[] = []): Promise<void> =>
  inRowTransaction(database, async (transaction) => {
    await transaction.rows('set local session_replication_role = replica');
    await transaction.rows(statement, values);
  });

/**
 * A row of which only what matters is said; every other column that must have a value has any of its type. For lists:
 * what leads to such a row is shown elsewhere.
 */
export async function anyRow(
  database: Database,
  table: string,
  known: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = await database.rows<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = $1 and table_name = $2 and is_nullable = 'NO' and column_default is null
       and is_generated = 'NEVER' and is_identity = 'NO'`,
    [database.schema, table],
  );
  const any = columns.map(({ name, type }) => [name, type in VALUES ? VALUES[type] : 'en']);
  const row: Record<string, unknown> = { ...Object.fromEntries(any), ...known };
  const values = Object.values(row);
  const places = values.map((_, index) => `$${index + 1}`);
  await untold(database, `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`, values);
}
