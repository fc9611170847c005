import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is no such request within reach. Facts: requestId. */
export class RewardRequestNotFound extends Refusal {
  readonly code = 'REWARD_REQUEST_NOT_FOUND';
}

/** It was decided or withdrawn before. Facts: requestId, state. */
export class RewardRequestDecided extends Refusal {
  readonly code = 'REWARD_REQUEST_DECIDED';
}
