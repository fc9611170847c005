import type { ScheduledJob } from '../../subgraph.js';
import type { Noun } from '../noun.js';
import type { BulkKind, NameOf } from './bulk-kind.js';
import { bulkOf } from './bulk-of-noun.js';
import { workOnBulks } from './work-on-bulk.command.js';

/** For the jobs of a subgraph whose records are changed by many. */
export function workOnBulkJob(kinds: readonly BulkKind[]): ScheduledJob<never> {
  const known = new Map(kinds.map((kind) => [kind.name, kind]));
  return { name: 'work-on-bulk', every: 2000, run: (context) => workOnBulks(known, context) };
}

/** The same of nouns. */
export const workOnNounsJob = (nouns: readonly Noun[], nameOf: NameOf): ScheduledJob<never> =>
  workOnBulkJob(nouns.map((noun) => bulkOf(noun, nameOf)));
