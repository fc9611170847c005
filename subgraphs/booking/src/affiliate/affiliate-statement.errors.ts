import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** No such statement within the viewer's scope. Facts: id. */
export class AffiliateStatementNotFound extends Refusal {
  readonly code = 'AFFILIATE_STATEMENT_NOT_FOUND';
}

/** It is still open, or paid already. Facts: id, state. */
export class AffiliateStatementNotPayable extends Refusal {
  readonly code = 'AFFILIATE_STATEMENT_NOT_PAYABLE';
}

/** Nobody pays himself. Facts: id. */
export class OwnAffiliateStatement extends Refusal {
  readonly code = 'OWN_AFFILIATE_STATEMENT';
}
