import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is no such comment on this booking, or somebody else wrote it. Facts: commentId. */
export class CommentNotYours extends Refusal {
  readonly code = 'COMMENT_NOT_YOURS';
}
