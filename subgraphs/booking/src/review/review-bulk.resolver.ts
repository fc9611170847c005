import { bulkResolvers } from '@naga/server-kit/crud/bulk/bulk.resolver.js';
import { reviewBulk } from './review-bulk.js';
import { ReviewFilterInput } from './review-input.type.js';
import { REVIEW_SCOPES } from './review-scope.js';

export const reviewBulkResolvers = bulkResolvers({
  kind: reviewBulk,
  one: 'Review',
  many: 'Reviews',
  ends: 'published',
  permission: 'review.moderate',
  scopes: REVIEW_SCOPES,
  Filter: ReviewFilterInput,
  about: 'Everybody may read them, and they count. Of one: REVIEW_HIDDEN, which is published by itself.',
});
