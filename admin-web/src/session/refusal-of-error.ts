import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Refused } from './refused.js';

/**
 * What an error says of itself that has words: who guessed too often is told how long to wait, whatever he asked, and so
 * without a place in the answer. Undefined for any other failure.
 */
export function refusalOfError(error: unknown): Refused | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const found = error.errors.find(({ extensions }) => extensions?.['code'] === 'TOO_MANY_ATTEMPTS')?.extensions;
  return (
    found && {
      __typename: 'Refused',
      code: 'TOO_MANY_ATTEMPTS',
      facts: { retryAfterSeconds: found['retryAfterSeconds'] },
    }
  );
}
