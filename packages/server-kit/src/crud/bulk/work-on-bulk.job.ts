import type { ScheduledJob } from '../../subgraph.js';
import type { BulkKind } from './bulk-kind.js';
import { workOnBulks } from './work-on-bulk.command.js';

/** For the jobs of a subgraph whose records are changed by many. */
export function workOnBulkJob(kinds: readonly BulkKind[]): ScheduledJob<never> {
  const known = new Map(kinds.map((kind) => [kind.name, kind]));
  return { name: 'work-on-bulk', every: 2000, run: (context) => workOnBulks(known, context) };
}
