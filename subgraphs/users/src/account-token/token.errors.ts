import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Of a link: never issued, used already, too old, or its address is no longer the account's. */
export class TokenInvalid extends Refusal {
  readonly code = 'TOKEN_INVALID';
}
