import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** What is not, or no more, sold beside this seat. Facts: addOnId, partId. */
export class AddOnNotOffered extends Refusal {
  readonly code = 'ADD_ON_NOT_OFFERED';
}
