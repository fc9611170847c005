import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Refused } from './refused.js';

/**
 * What an error says of itself that has words: who guessed too often is told how long to wait, and who lacks the right
 * that he lacks it, whatever he asked, and so without a place in the answer. Undefined for any other failure.
 */
export function refusalOfError(error: unknown): Refused | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  for (const { extensions } of error.errors) {
    const { code, retryAfterSeconds } = extensions ?? {};
    if (code === 'TOO_MANY_ATTEMPTS') return { __typename: 'Refused', code, facts: { retryAfterSeconds } };
    if (code === 'FORBIDDEN') return { __typename: 'Refused', code, facts: {} };
  }
  return undefined;
}
