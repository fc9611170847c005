import type { Logger } from 'pino';
import type { ExecutionResult, GraphQLError } from 'graphql';
import { SERVICE_UNAVAILABLE } from '@naga/server-kit/graphql/transport.js';
import { isUnexpected, publicError } from './public-error.js';

/** An execution's result as clients get it; what nobody expected is logged under the request's id. */
export function publicAnswer(result: ExecutionResult, log: Logger, requestId: string): Record<string, unknown> {
  if (!result.errors?.length) return result as Record<string, unknown>;
  const errors = result.errors.map((error) => {
    logUnexpected(error, log, requestId);
    return publicError(error.toJSON());
  });
  const extensions = { ...result.extensions, requestId };
  return 'data' in result ? { errors, data: result.data, extensions } : { errors, extensions };
}

export function logUnexpected(error: GraphQLError, log: Logger, requestId: string): void {
  if (!isUnexpected(error.toJSON()) && error.extensions['code'] !== SERVICE_UNAVAILABLE) return;
  log.error(
    { err: error.originalError ?? error, path: error.path, requestId, ...error.extensions },
    'unexpected error',
  );
}
