import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';

/** The rows of a query in groups of so many, while other statements of the same transaction may go on between them. `name`: its cursor's. */
export async function* fetched<T>(
  transaction: RowTransaction,
  name: string,
  query: string,
  atOnce: number,
): AsyncGenerator<readonly T[], void> {
  await transaction.rows(`declare ${name} no scroll cursor for ${query}`);
  try {
    for (;;) {
      const rows = await transaction.rows<T>(`fetch ${atOnce} from ${name}`);
      if (rows.length > 0) yield rows;
      if (rows.length < atOnce) return;
    }
  } finally {
    // A transaction that has failed has closed it.
    await transaction.rows(`close ${name}`).catch(() => undefined);
  }
}
