import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { CatalogueContext } from '../journey/asking.js';
import { placesOf } from './kept-departures.rules.js';
import type { Line } from './line.rules.js';

/** What a change made, in whose place it stands. */
export interface Following {
  /** The nearest first. */
  readonly timings: readonly { readonly routeTimingId: string; readonly insteadOf: readonly string[] }[];
  readonly schedules: readonly { readonly routeScheduleId: string; readonly insteadOfId: string }[];
}

const savedBy = ({ viewer }: CatalogueContext): string | null => {
  if (viewer.kind === 'user') return viewer.userId;
  return viewer.kind === 'service' ? (viewer.onBehalfOf ?? null) : null;
};

/**
 * Tells neighbours of times and schedules that a change made in place of others (schedules.followed), each with these, the
 * nearest first: what is kept of one beside its line, such as its refund policy or its pricing rules, goes on with it.
 */
export async function tellFollowed(
  context: CatalogueContext,
  transaction: RowTransaction,
  line: Line,
  { timings, schedules: made }: Following,
): Promise<void> {
  if (timings.length + made.length === 0) return;
  const { viewer, clock } = context;
  const schedules = made.map(({ routeScheduleId, insteadOfId }) => ({
    routeScheduleId,
    insteadOf: [...placesOf(line, { insteadOfId })],
  }));
  const payload = { operatorId: line.operatorId, savedById: savedBy(context), timings, schedules };
  const { mode, requestId } = viewer;
  await emitRows(transaction, clock.now(), [{ type: 'schedules.followed', payload, mode, requestId }]);
}
