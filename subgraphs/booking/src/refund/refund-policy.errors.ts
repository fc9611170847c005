import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Another version was written since the one he looked at. Facts: version, the one that is sold now. */
export class RefundPolicyChanged extends Refusal {
  readonly code = 'REFUND_POLICY_CHANGED';
}

/** The policies of somebody else look as if they did not exist. Facts: none. */
export class RefundPolicyNotFound extends Refusal {
  readonly code = 'REFUND_POLICY_NOT_FOUND';
}

/** The operator drives no such route. Facts: routeId, field. */
export class PolicyRouteUnknown extends Refusal {
  readonly code = 'ROUTE_NOT_FOUND';
}

/** The operator drives by no such schedule. Facts: routeScheduleId, field. */
export class PolicyScheduleUnknown extends Refusal {
  readonly code = 'SCHEDULE_NOT_FOUND';
}
