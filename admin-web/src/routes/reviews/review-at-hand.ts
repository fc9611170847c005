import type { Review_ReviewFragment } from './reviews.generated.js';

/** A review as its page shows it now: whoever changes it names the version of that. */
export interface ReviewAtHand {
  readonly review: Review_ReviewFragment;
  readonly reload: () => Promise<unknown>;
}
