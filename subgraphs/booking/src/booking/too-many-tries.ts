import { GraphQLError } from 'graphql';

/** For guessing: nothing is said about what was guessed. */
export const tooManyTries = (windowMs: number): GraphQLError =>
  new GraphQLError('Too many tries.', {
    extensions: { code: 'TOO_MANY_TRIES', retryAfterSeconds: windowMs / 1000 },
  });
