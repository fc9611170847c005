import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is none that is on, or none of a country within the scope of who asks: both look alike. */
export class CommissionLevelNotFound extends Refusal {
  readonly code = 'COMMISSION_LEVEL_NOT_FOUND';
}
