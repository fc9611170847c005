import type { AnyContext } from '@naga/server-kit/graphql/context.js';

/** Empties all tables of a subgraph: what an interrupted load left behind. */
export async function clearTables({ database }: Pick<AnyContext, 'database'>): Promise<void> {
  const tables = [...database.orm.getMetadata().getAll().values()]
    .filter(({ tableName }) => tableName)
    .map(({ tableName }) => `"${tableName}"`);
  await database.change(`truncate ${tables.join(', ')} restart identity cascade`);
}
