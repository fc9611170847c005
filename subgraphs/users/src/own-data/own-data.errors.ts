import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is credit, or some on its way, which he did not say he gives up. Facts: credit (amount and currency of each). */
export class CreditLeft extends Refusal {
  readonly code = 'CREDIT_LEFT';
}
