import type { ScheduledJob } from '../../subgraph.js';
import type { Noun } from '../noun.js';
import type { BulkKind, NameOf } from './bulk-kind.js';
import { bulkOf } from './bulk-of-noun.js';
import { workOnBulks } from './work-on-bulk.command.js';

const HOUR_MS = 3_600_000;
/** Days that a change can be taken back and its file be fetched. */
const KEPT_DAYS = 30;

const FORGET = `delete from bulk_change where state in ('DONE', 'STOPPED', 'UNDONE')
  and made_at < to_timestamp($1::float8 / 1000)`;

/** What has ended long ago, or was stopped, goes. */
const forget: ScheduledJob<never> = {
  name: 'forget-bulk',
  every: HOUR_MS,
  async run({ database, clock }) {
    await database.rows(FORGET, [clock.now() - KEPT_DAYS * 24 * HOUR_MS]);
  },
};

/** For the jobs of a subgraph whose records are changed by many. */
export function bulkJobs(kinds: readonly BulkKind[]): readonly ScheduledJob<never>[] {
  const known = new Map(kinds.map((kind) => [kind.name, kind]));
  return [{ name: 'work-on-bulk', every: 2000, run: (context) => workOnBulks(known, context) }, forget];
}

/** The same of nouns. */
export const nounBulkJobs = (nouns: readonly Noun[], nameOf: NameOf): readonly ScheduledJob<never>[] =>
  bulkJobs(nouns.map((noun) => bulkOf(noun, nameOf)));
