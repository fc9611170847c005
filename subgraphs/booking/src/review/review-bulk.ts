import type { Asked, BulkKind } from '@naga/server-kit/crud/bulk/bulk-kind.js';
import { Refusal } from '@naga/server-kit/graphql/refusal.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { colleagueName } from '../booking-edit/colleague-name.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { demandVersion } from './changing-review.js';
import { moveReview } from './moderate-review.command.js';
import { ReviewHidden } from './review.errors.js';
import { lockReview, reviewScope } from './review-scope.js';
import { type ReviewFilter, reviewsFound } from './reviews.queries.js';

type Chosen = { readonly ids: readonly string[] } | ReviewFilter;

function chosen(viewer: Viewer, choice: Chosen) {
  if (!('ids' in choice)) return reviewsFound(viewer, 'review.moderate', choice);
  const { condition, values } = reviewScope(viewer, 'review.moderate');
  const ids = choice.ids.filter((id) => /^\d{1,18}$/.test(id));
  return { from: `from review r where ${condition} and r.id = any($3::bigint[])`, values: [...values, ids] };
}

/** Called by operator and day: its author's name is forgotten sooner than a report. */
function found(viewer: Viewer, choice: Chosen): Asked {
  const { from, values } = chosen(viewer, choice);
  const called = `to_jsonb(r.operator_name || ', ' || r.travelled_on::text)`;
  return { text: `select r.id::text as id, ${called} as called, true as mine, r.version ${from}`, values };
}

/**
 * Many reviews that everybody may read from now on, as they were read: what its traveller has worded anew since stays. One
 * that was hidden has a reason, and is looked at by itself.
 */
export const reviewBulk: BulkKind<BookingContext> = {
  name: 'Review',
  nameOf: colleagueName,
  found: ({ viewer }, choice) => Promise.resolve(found(viewer, choice)),
  async end(context, transaction, id, _, version) {
    const review = await lockReview(transaction, context.viewer, 'review.moderate', id);
    if (review.state === 'PUBLISHED') return undefined;
    if (review.state === 'HIDDEN') throw new ReviewHidden();
    await demandVersion(transaction, review, version!);
    return (await moveReview(context, transaction, review, { state: 'PUBLISHED', hiddenReason: null })).version;
  },
  failureOf: (error) => (error instanceof Refusal ? error : undefined),
};
