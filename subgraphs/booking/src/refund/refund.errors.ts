import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is no such refund within reach. Facts: refundId. */
export class RefundNotFound extends Refusal {
  readonly code = 'REFUND_NOT_FOUND';
}

/** Its provider has not refused it, or it went on since. Facts: refundId, state. */
export class RefundNotRefused extends Refusal {
  readonly code = 'REFUND_NOT_REFUSED';
}

/** It cannot go this way: its buyer has no account, or counters hand out another currency. Facts: refundId, way. */
export class RefundNotThisWay extends Refusal {
  readonly code = 'REFUND_NOT_THIS_WAY';
}
