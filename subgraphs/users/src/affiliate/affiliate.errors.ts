import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is none, or none within the scope of who asks: both look alike. */
export class AffiliateNotFound extends Refusal {
  readonly code = 'AFFILIATE_NOT_FOUND';
}

/** Another affiliate has this code, or this user. Facts: `field` is code or accountId. */
export class AffiliateTaken extends Refusal {
  readonly code = 'AFFILIATE_TAKEN';
}
