import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** The operator has answered already, or was never asked. Facts: bookingId, legId, state (of its seats). */
export class LegNotWaiting extends Refusal {
  readonly code = 'LEG_NOT_WAITING';
}

/** The time to accept is over; the booking is being paid back. Facts: bookingId, legId, confirmBy (ISO 8601). */
export class DecisionOverdue extends Refusal {
  readonly code = 'DECISION_OVERDUE';
}

/** Nothing can be cancelled before the operator has answered. Facts: bookingId, confirmBy (ISO 8601). */
export class WaitsForOperator extends Refusal {
  readonly code = 'WAITS_FOR_OPERATOR';
}
