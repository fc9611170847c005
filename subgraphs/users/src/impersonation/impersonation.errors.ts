import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Who acts as somebody ends that first; nobody acts as himself. */
export class AlreadyImpersonating extends Refusal {
  readonly code = 'ALREADY_IMPERSONATING';
}

/** Nobody acts with a right he does not have. Facts: permissions. */
export class ImpersonationAboveYours extends Refusal {
  readonly code = 'IMPERSONATION_ABOVE_YOURS';
}

/** There is no session of one's own to go back to. */
export class NotImpersonating extends Refusal {
  readonly code = 'NOT_IMPERSONATING';
}
