import type { AnyContext } from '../graphql/context.js';

const HOUR_MS = 3_600_000;
/** What the log remembers. */
export const REMEMBERED_DAYS = 30;

const before = `to_timestamp($1::float8 / 1000)`;

/** For the jobs of a subgraph that keeps a copy in memory. */
export const forgetReloadsJob = {
  name: 'forget-reloads',
  every: HOUR_MS,
  async run({ database, clock }: Pick<AnyContext, 'database' | 'clock'>): Promise<void> {
    const then = clock.now() - REMEMBERED_DAYS * 24 * HOUR_MS;
    await database.rows(`delete from cache_reload where at < ${before}`, [then]);
    await database.change(
      `delete from cache_clearing c where at < ${before}
      and not exists (select 1 from cache_reload r where r.clearing_id = c.id)`,
      [then],
    );
  },
};
