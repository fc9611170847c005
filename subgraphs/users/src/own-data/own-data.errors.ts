import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is credit which he did not say he gives up. Facts: credit (amount and currency of each). */
export class CreditLeft extends Refusal {
  readonly code = 'CREDIT_LEFT';
}
