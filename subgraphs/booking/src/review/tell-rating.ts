import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import { operatorRating } from './rating.rules.js';

/** Ratings of one operator are summed one after the other, so that the last event tells what is true. */
const QUEUE = `select pg_advisory_xact_lock(hashtext('operator.rated'), hashtext($1::text))`;

const SUM = `select coalesce(sum(cleanliness + punctuality + bus_quality + professionalism), 0)::int as sum,
    count(*)::int as count
  from review where operator_id = $1 and mode = 'live' and state = 'PUBLISHED'`;

/** To be asked before a review of this operator is written, and after it was locked: one order, for travellers and staff. */
export const queueForRating = (transaction: RowTransaction, operatorId: string): Promise<unknown> =>
  transaction.rows(QUEUE, [operatorId]);

/**
 * operator.rated, in the caller's transaction and after its write: what everybody may read of an operator, summed anew.
 * Nothing of the sandbox counts.
 */
export async function tellRating(
  transaction: RowTransaction,
  { operatorId, mode, requestId }: { operatorId: string; mode: Mode; requestId: string },
  now: number,
): Promise<void> {
  if (mode !== 'live') return;
  const [of] = await transaction.rows<{ sum: number; count: number }>(SUM, [operatorId]);
  const payload = { operatorId, ...operatorRating(of!.sum, of!.count), at: now };
  await emitRows(transaction, now, [{ type: 'operator.rated', payload, mode, requestId }]);
}
