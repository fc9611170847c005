import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is none, or it is somebody else's: both look alike. */
export class ApiAccountNotFound extends Refusal {
  readonly code = 'API_ACCOUNT_NOT_FOUND';
}

/** There is none, or it is somebody else's: both look alike. */
export class ApiKeyNotFound extends Refusal {
  readonly code = 'API_KEY_NOT_FOUND';
}

/** A key may do no more than its owner. Facts: scopes. */
export class ScopesAboveYours extends Refusal {
  readonly code = 'SCOPES_ABOVE_YOURS';
}

/** It was revoked, replaced or has expired. Facts: state. */
export class ApiKeyOver extends Refusal {
  readonly code = 'API_KEY_OVER';
}

/** Facts: limit. */
export class TooManyApiKeys extends Refusal {
  readonly code = 'TOO_MANY_API_KEYS';
}
