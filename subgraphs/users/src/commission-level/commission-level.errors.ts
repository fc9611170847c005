import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is none, or none of a country within the scope of who asks: both look alike. */
export class CommissionLevelNotFound extends Refusal {
  readonly code = 'COMMISSION_LEVEL_NOT_FOUND';
}

/** Another level of the country is called so. */
export class CommissionLevelNameTaken extends Refusal {
  readonly code = 'COMMISSION_LEVEL_NAME_TAKEN';
}
