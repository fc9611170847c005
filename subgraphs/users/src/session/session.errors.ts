import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** The same for an unknown name, a wrong password, a closed account and one without password: none is told apart. */
export class WrongCredentials extends Refusal {
  readonly code = 'WRONG_CREDENTIALS';
}

/** Nothing to refresh: no token of ours, or its session is over. */
export class SessionEnded extends Refusal {
  readonly code = 'SESSION_ENDED';
}

/** The agency area is for roles 2, 3, 4, 5 and 10 (specification, section 6). */
export class RestrictedAgency extends Refusal {
  readonly code = 'RESTRICTED_AGENCY';
}
