import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is no such request within reach. Facts: none. */
export class PriceRequestNotFound extends Refusal {
  readonly code = 'PRICE_REQUEST_NOT_FOUND';
}

/** It waits no longer. Facts: `state`. */
export class PriceRequestDecided extends Refusal {
  readonly code = 'PRICE_REQUEST_DECIDED';
}

/** The feed that says these prices is taken back, or was. Facts: none. */
export class FeedUndone extends Refusal {
  readonly code = 'FEED_UNDONE';
}
