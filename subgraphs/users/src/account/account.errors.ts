import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Facts: `field` is userName, email or phoneNumber. */
export class LoginNameTaken extends Refusal {
  readonly code = 'LOGIN_NAME_TAKEN';
}
