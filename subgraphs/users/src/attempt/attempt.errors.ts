import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Facts: retryAfterSeconds. */
export class TooManyAttempts extends Refusal {
  readonly code = 'TOO_MANY_ATTEMPTS';
}
