import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Nobody within the sender's scope is meant. */
export class NobodyToNotify extends Refusal {
  readonly code = 'NOBODY_TO_NOTIFY';
}

/** It would go to more people than its sender was shown. Facts: people. */
export class MorePeopleThanShown extends Refusal {
  readonly code = 'MORE_PEOPLE_THAN_SHOWN';
}
