import type { Database } from '../database/database.js';

/** Triggers, functions, partial indexes, and what lists keep and their indexes (nouns/noun-indexes.ts) are the migrations' own; entities do not know them. */
const OF_MIGRATIONS =
  /^(drop trigger|drop function|drop table if exists "\w+"\."(migration|audit_entry)"|drop index "\w+"\."(outbox_|\w+_listed_)|alter table "\w+"\."\w+" drop column "listed_\w+"(, drop column "listed_\w+")*$)/;

/** Statements that would bring the migrated tables to what the entities say; none when both say the same. */
export async function schemaDrift({ orm, schema }: Database): Promise<string[]> {
  // The comparison looks at one schema by name; the connections find theirs by search_path.
  orm.config.set('schema', schema);
  const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false }).finally(() => orm.config.set('schema', undefined));
  const statements = sql.split(/;\n+/).map((statement) => statement.trim());
  return statements.filter((statement) => statement !== '' && !OF_MIGRATIONS.test(statement));
}
