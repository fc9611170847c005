import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is no secret that waits to be confirmed. */
export class SecondFactorNotStarted extends Refusal {
  readonly code = 'SECOND_FACTOR_NOT_STARTED';
}

/** There is one already: it is removed with the password before another one comes. */
export class SecondFactorExists extends Refusal {
  readonly code = 'SECOND_FACTOR_EXISTS';
}

/** The account has none that could be taken away. */
export class NoSecondFactor extends Refusal {
  readonly code = 'NO_SECOND_FACTOR';
}

/** The login that waited for its second factor is over: too late, tried too often, or finished. */
export class ChallengeOver extends Refusal {
  readonly code = 'CHALLENGE_OVER';
}
