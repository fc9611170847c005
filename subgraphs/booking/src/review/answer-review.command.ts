import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { changingReview, demandVersion, type SeenReview } from './changing-review.js';
import type { ReviewRow } from './review-row.js';
import { lockReview } from './review-scope.js';

const ANSWER_LENGTH = 1000;

const ANSWER = `update review set answer = $2, answered_at = case when $2::text is null then null
  else to_timestamp($3::float8 / 1000) end, version = version + 1 where id = $1`;

/**
 * What the operator says to a review, 1000 letters at most, in the place of what it said before; nothing takes it away.
 * `version` is what its author has read; repeating it changes nothing.
 * Refuses REVIEW_NOT_FOUND, CHANGED_MEANWHILE, TRY_AGAIN.
 */
export async function answerReview(
  context: BookingContext,
  { id, version }: SeenReview,
  text: string | null,
): Promise<ReviewRow> {
  const answer = text?.trim() || null;
  const { viewer, clock } = context;
  return changingReview(context, async (transaction) => {
    const review = await lockReview(transaction, viewer, 'review.reply', id);
    if ((answer?.length ?? 0) > ANSWER_LENGTH)
      throw new InvalidInput([{ path: 'text', code: 'TOO_LONG', facts: { most: ANSWER_LENGTH } }]);
    if (review.answer === answer) return review;
    await demandVersion(transaction, review, version);
    const now = clock.now();
    await transaction.rows(ANSWER, [id, answer, now]);
    return { ...review, answer, version: version + 1, answeredAt: answer === null ? null : new Date(now) };
  });
}
