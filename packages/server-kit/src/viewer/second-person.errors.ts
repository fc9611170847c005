import { Refusal } from '../graphql/refusal.js';

/** Nobody approves his own request, whoever he acts as. Facts: what it is about. */
export class OwnRequest extends Refusal {
  readonly code = 'OWN_REQUEST';
}
