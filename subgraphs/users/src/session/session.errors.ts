import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** The same for an unknown name, a wrong password, a closed account and one without password: none is told apart. */
export class WrongCredentials extends Refusal {
  readonly code = 'WRONG_CREDENTIALS';
}

/** Facts: retryAfterSeconds. */
export class TooManyAttempts extends Refusal {
  readonly code = 'TOO_MANY_ATTEMPTS';
}

/** Nothing to refresh: no token of ours, or its session is over. */
export class SessionEnded extends Refusal {
  readonly code = 'SESSION_ENDED';
}
