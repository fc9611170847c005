import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Facts: `field` is userName, email, phoneNumber or telegramId. */
export class LoginNameTaken extends Refusal {
  readonly code = 'LOGIN_NAME_TAKEN';
}

/** Registration tells that there is an account already (specification, section 8); no other door does. */
export class EmailTaken extends Refusal {
  readonly code = 'EMAIL_TAKEN';
}
