import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** No account has shown that this address is its own. Facts: email. */
export class NoSuchAccount extends Refusal {
  readonly code = 'NO_SUCH_ACCOUNT';
}
