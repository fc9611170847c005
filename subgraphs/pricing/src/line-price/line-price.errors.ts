import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is no such line within reach. Facts: none. */
export class LineNotFound extends Refusal {
  readonly code = 'RECORD_NOT_FOUND';
}

/** Somebody wrote other prices than those that were looked at. Facts: none. */
export class PricesChanged extends Refusal {
  readonly code = 'PRICES_CHANGED';
}
