import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is none, or none within the scope of who asks: both look alike. */
export class AgencyNotFound extends Refusal {
  readonly code = 'AGENCY_NOT_FOUND';
}

/** Another agency is called so. */
export class AgencyNameTaken extends Refusal {
  readonly code = 'AGENCY_NAME_TAKEN';
}
