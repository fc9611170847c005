import { GraphQLError } from 'graphql';

/** For guessing: nothing is said about what was guessed. */
export const tooManyAttempts = (windowMs: number): GraphQLError =>
  new GraphQLError('Too many attempts.', {
    extensions: { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: windowMs / 1000 },
  });
