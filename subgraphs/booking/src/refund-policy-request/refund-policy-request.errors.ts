import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** A version for the same tickets waits for its second person already. Facts: requestId. */
export class RefundPolicyWaits extends Refusal {
  readonly code = 'REFUND_POLICY_WAITS';
}

/** There is no such request within reach. Facts: requestId. */
export class PolicyRequestNotFound extends Refusal {
  readonly code = 'POLICY_REQUEST_NOT_FOUND';
}

/** It was decided or withdrawn before. Facts: requestId, state. */
export class PolicyRequestDecided extends Refusal {
  readonly code = 'POLICY_REQUEST_DECIDED';
}
