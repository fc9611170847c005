import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** The feed that says these prices is taken back, or was. Facts: none. */
export class FeedUndone extends Refusal {
  readonly code = 'FEED_UNDONE';
}
