import type { AnySubgraph } from '@naga/server-kit/subgraph.js';

/** Empties all tables of a subgraph: what an interrupted load left behind. */
export async function clearTables({ database }: AnySubgraph): Promise<void> {
  const tables = [...database.orm.getMetadata().getAll().values()]
    .filter(({ tableName }) => tableName)
    .map(({ tableName }) => `"${tableName}"`);
  await database.rows(`truncate ${tables.join(', ')} restart identity cascade`);
}
