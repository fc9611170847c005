import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { changingReview, demandVersion, type SeenReview } from './changing-review.js';
import type { ReviewRow } from './review-row.js';
import { lockReview } from './review-scope.js';
import type { ReviewState } from './review.rules.js';
import { queueForRating, tellRating } from './tell-rating.js';

export const REASON_LENGTH = 500;

/** Why a review is hidden, as it is kept: 1 to 500 letters. Throws BAD_USER_INPUT at `reason`. */
export function reasonOf(said: string): string {
  const reason = said.trim();
  if (!reason) throw new InvalidInput([{ path: 'reason', code: 'REQUIRED' }]);
  if (reason.length > REASON_LENGTH)
    throw new InvalidInput([{ path: 'reason', code: 'TOO_LONG', facts: { most: REASON_LENGTH } }]);
  return reason;
}

const MOVE = 'update review set state = $2, hidden_reason = $3, version = version + 1 where id = $1';

/** Moves a review that is locked; its operator's rating follows. */
export async function moveReview(
  { viewer, clock }: BookingContext,
  transaction: RowTransaction,
  review: ReviewRow,
  to: Pick<ReviewRow, 'state' | 'hiddenReason'>,
): Promise<ReviewRow> {
  const { id, operatorId, version } = review;
  await queueForRating(transaction, operatorId);
  await transaction.rows(MOVE, [id, to.state, to.hiddenReason]);
  await tellRating(transaction, { operatorId, mode: viewer.mode, requestId: viewer.requestId }, clock.now());
  return { ...review, ...to, version: version + 1 };
}

async function moderate(
  context: BookingContext,
  { id, version }: SeenReview,
  state: ReviewState,
  said: string | null,
): Promise<ReviewRow> {
  return changingReview(context, async (transaction) => {
    const review = await lockReview(transaction, context.viewer, 'review.moderate', id);
    // Asked once it is known that the viewer may: to others the review does not exist.
    const hiddenReason = said === null ? null : reasonOf(said);
    if (review.state === state && review.hiddenReason === hiddenReason) return review;
    await demandVersion(transaction, review, version);
    return moveReview(context, transaction, review, { state, hiddenReason });
  });
}

/** Everybody may read it, and it counts: as it was read. Refuses REVIEW_NOT_FOUND, CHANGED_MEANWHILE, TRY_AGAIN. */
export const publishReview = (context: BookingContext, seen: SeenReview): Promise<ReviewRow> =>
  moderate(context, seen, 'PUBLISHED', null);

/** Nobody reads it any more and it counts no more; why is written down, 1 to 500 letters. Refuses as publishReview. */
export const hideReview = (context: BookingContext, seen: SeenReview, reason: string): Promise<ReviewRow> =>
  moderate(context, seen, 'HIDDEN', reason);
