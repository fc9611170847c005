import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is no such branch, or no such operator for a new one, within reach. Facts: none. */
export class BranchNotFound extends Refusal {
  readonly code = 'BRANCH_NOT_FOUND';
}
