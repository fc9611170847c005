import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** More than can go back, less than the terms give, or no amount where one must be decided. Facts: least, most (minor units), currency. */
export class OverruleAmount extends Refusal {
  readonly code = 'OVERRULE_AMOUNT';
}

/** One of these seats waits for a second person already. Facts: overruleId. */
export class OverruleWaits extends Refusal {
  readonly code = 'OVERRULE_WAITS';
}

/** There is no such request within reach. Facts: overruleId. */
export class OverruleNotFound extends Refusal {
  readonly code = 'OVERRULE_NOT_FOUND';
}

/** It was decided or withdrawn before. Facts: overruleId, state. */
export class OverruleDecided extends Refusal {
  readonly code = 'OVERRULE_DECIDED';
}
