import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Nothing of the booking was bought, or not yet. Facts: bookingId. */
export class NothingBought extends Refusal {
  readonly code = 'NOTHING_BOUGHT';
}
