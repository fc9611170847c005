import { GraphQLError } from 'graphql';

/** For guessing: nothing is said about what was guessed. */
export const tooManyAttempts = (waitMs: number): GraphQLError =>
  new GraphQLError('Too many attempts.', {
    extensions: { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: Math.ceil(waitMs / 1000) },
  });
