import type { Asked, BulkKind, BulkTurn, Turned } from '@naga/server-kit/crud/bulk/bulk-kind.js';
import { foundBy, type RecordFilter } from '@naga/server-kit/crud/noun-list.queries.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { Refusal } from '@naga/server-kit/graphql/refusal.js';
import { colleagueName } from '../booking-edit/colleague-name.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { demandVersion } from './changing-review.js';
import { moveReview } from './moderate-review.command.js';
import type { ReviewRow } from './review-row.js';
import { ReviewHidden } from './review.errors.js';
import { reviewNoun } from './review.noun.js';
import { lockReview } from './review-scope.js';

/** Called by operator and day: its author's name is forgotten sooner than a report. */
function found(context: BookingContext, filter: object): Asked {
  const { found, values } = foundBy({ ...reviewNoun, permission: 'review.moderate' }, context, filter as RecordFilter);
  const called = `to_jsonb(t.operator_name || ', ' || t.travelled_on::text)`;
  return { text: `select t.id::text as id, ${called} as called, true as mine, t.version ${found}`, values };
}

/** What a review was before, and is again when that is taken back. */
type Before = Pick<ReviewRow, 'state' | 'hiddenReason'>;

async function end(
  context: BookingContext,
  transaction: RowTransaction,
  { id, way, version, reason }: BulkTurn,
): Promise<Turned | undefined> {
  const review = await lockReview(transaction, context.viewer, 'review.moderate', id);
  const { state, hiddenReason } = review;
  const to = { state: way === 'ON' ? 'PUBLISHED' : 'HIDDEN', hiddenReason: reason } as const;
  if (state === to.state) return undefined;
  if (state === 'HIDDEN') throw new ReviewHidden();
  await demandVersion(transaction, review, version!);
  const before: Before = { state, hiddenReason };
  return { version: (await moveReview(context, transaction, review, to)).version, before };
}

/**
 * Many reviews that everybody may read from now on, or nobody any more, as they were read: what its traveller has worded
 * anew since stays. One that was hidden has a reason, which stays: it is looked at by itself.
 */
export const reviewBulk: BulkKind<BookingContext> = {
  name: 'Review',
  nameOf: colleagueName,
  found: (context, choice) => Promise.resolve(found(context, choice)),
  end,
  async back(context, transaction, { id, version, before }) {
    const review = await lockReview(transaction, context.viewer, 'review.moderate', id);
    await demandVersion(transaction, review, version!);
    return { version: (await moveReview(context, transaction, review, before as Before)).version };
  },
  failureOf: (error) => (error instanceof Refusal ? error : undefined),
};
