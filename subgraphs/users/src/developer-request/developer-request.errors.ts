import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is none, or none within the scope of who asks: both look alike. */
export class DeveloperRequestNotFound extends Refusal {
  readonly code = 'DEVELOPER_REQUEST_NOT_FOUND';
}

/** Somebody decided it already. Facts: state. */
export class DeveloperRequestDecided extends Refusal {
  readonly code = 'DEVELOPER_REQUEST_DECIDED';
}

/** Nobody decides his own request. */
export class OwnRequest extends Refusal {
  readonly code = 'OWN_REQUEST';
}

/** The address belongs to a member of staff or to a closed account: neither becomes a partner. */
export class AccountCannotBePartner extends Refusal {
  readonly code = 'ACCOUNT_CANNOT_BE_PARTNER';
}
