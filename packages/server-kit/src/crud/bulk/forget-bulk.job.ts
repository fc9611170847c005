import type { AnyContext } from '../../graphql/context.js';

const HOUR_MS = 3_600_000;
/** Days that a change can be taken back and its file be fetched. */
const KEPT_DAYS = 30;

const FORGET = `delete from bulk_change where state in ('DONE', 'STOPPED', 'UNDONE')
  and made_at < to_timestamp($1::float8 / 1000)`;

/** For the jobs of a subgraph whose records are changed by many: whose work has ended long ago, or was stopped, goes. */
export const forgetBulkJob = {
  name: 'forget-bulk',
  every: HOUR_MS,
  async run({ database, clock }: Pick<AnyContext, 'database' | 'clock'>): Promise<void> {
    await database.rows(FORGET, [clock.now() - KEPT_DAYS * 24 * HOUR_MS]);
  },
};
