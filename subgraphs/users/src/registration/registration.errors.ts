import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Who opened the link is not signed in to its account. Facts: changing, whether the account is to have another address. */
export class PasswordNeeded extends Refusal {
  readonly code = 'PASSWORD_NEEDED';
}
