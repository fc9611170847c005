import { bulkResolvers } from '@naga/server-kit/crud/bulk/bulk.resolver.js';
import { listTypes } from '@naga/server-kit/crud/noun-types.js';
import { REASON_LENGTH, reasonOf } from './moderate-review.command.js';
import { reviewBulk } from './review-bulk.js';
import { reviewNoun } from './review.noun.js';
import { REVIEW_SCOPES } from './review-scope.js';

export const reviewBulkResolvers = bulkResolvers({
  kind: reviewBulk,
  one: 'Review',
  many: 'Reviews',
  ends: 'published',
  permission: 'review.moderate',
  scopes: REVIEW_SCOPES,
  Filter: listTypes(reviewNoun).Filter,
  about: 'Everybody may read them, and they count. Of one: REVIEW_HIDDEN, which is published by itself.',
  hidden: {
    about: 'Off the page, and they count no more, all for one reason; what was hidden before keeps its own.',
    most: REASON_LENGTH,
    reason: reasonOf,
  },
});
