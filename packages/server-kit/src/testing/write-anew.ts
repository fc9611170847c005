import type { AuditedTable } from '../audit/audited-table.js';
import type { Database } from '../database/database.js';

/** foreign_key_violation: what the row refers to comes later. */
const TOO_EARLY = '23503';

/**
 * Empties the audited tables and writes their rows again, one statement a table and not in bulk: what an import told by
 * its number is now told row by row. Answers the tables that had none.
 */
export async function writeAnew(database: Database, tables: readonly AuditedTable[]): Promise<string[]> {
  const kept = await Promise.all(
    tables.map(async ({ table }) => {
      const [row] = await database.rows<{ rows: string; columns: string }>(
        `select coalesce(jsonb_agg(to_jsonb(r)), '[]')::text as rows,
           (select string_agg(quote_ident(attname), ', ') from pg_attribute where attrelid = to_regclass('"${table}"')
             and attnum > 0 and not attisdropped and attgenerated = '') as columns from "${table}" r`,
      );
      return { table, ...row! };
    }),
  );
  await database.change(`truncate ${tables.map(({ table }) => `"${table}"`).join(', ')} cascade`);
  for (let waiting = kept; waiting.length > 0;) {
    const early: typeof kept = [];
    for (const each of waiting) {
      const insert = `insert into "${each.table}" (${each.columns})
        select ${each.columns} from jsonb_populate_recordset(null::"${each.table}", $1)`;
      await database.change(insert, [each.rows]).catch((error: { code?: string }) => {
        if (error.code !== TOO_EARLY || waiting.length === 1) throw error;
        early.push(each);
      });
    }
    waiting = early;
  }
  return kept.filter(({ rows }) => rows === '[]').map(({ table }) => table);
}

/** Tables of the subgraph that no trigger audits, in alphabetical order; those of outbox, done writes, migrations and audit aside. */
export async function unauditedTables(database: Database): Promise<string[]> {
  const rows = await database.rows<{ name: string }>(
    `select c.relname::text as name from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and c.relname not in ('audit_entry', 'migration', 'outbox_event', 'consumed_event', 'done_write', 'job_turn')
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = c.relname || '_audit_change')
     order by 1`,
  );
  return rows.map(({ name }) => name);
}
