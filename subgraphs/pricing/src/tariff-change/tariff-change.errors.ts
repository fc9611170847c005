import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is no such change within reach. Facts: none. */
export class TariffChangeNotFound extends Refusal {
  readonly code = 'TARIFF_CHANGE_NOT_FOUND';
}

/** It is in another state by now. Facts: `state`. */
export class TariffChangeClosed extends Refusal {
  readonly code = 'TARIFF_CHANGE_CLOSED';
}

/** Where the change says something, somebody has written something else since. Facts: `operations`, their places in it. */
export class TariffChanged extends Refusal {
  readonly code = 'TARIFF_CHANGED';
}

/** All that a change said is said otherwise by now: nothing is left to be taken back. Facts: none. */
export class NothingToReturn extends Refusal {
  readonly code = 'NOTHING_TO_RETURN';
}
