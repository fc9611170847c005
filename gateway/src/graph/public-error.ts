import type { GraphQLFormattedError } from 'graphql';

const UNEXPECTED = new Set<unknown>(['INTERNAL_SERVER_ERROR', 'DOWNSTREAM_SERVICE_ERROR', undefined]);

/** Whether an error is nobody's refusal and must be told to us, not to the client. */
export const isUnexpected = ({ extensions }: GraphQLFormattedError): boolean => UNEXPECTED.has(extensions?.['code']);

/** What clients see of an error: codes and fields as they are, the unexpected without its words, no subgraph's name. */
export function publicError(error: GraphQLFormattedError): GraphQLFormattedError {
  const { serviceName: _, stacktrace: __, http: ___, ...extensions } = error.extensions ?? {};
  const place = error.path ? { path: error.path } : {};
  if (isUnexpected(error)) {
    return { message: 'Something went wrong.', ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  }
  const locations = error.locations ? { locations: error.locations } : {};
  return { message: error.message.replace(/ ?Did you mean .+\?$/, ''), ...locations, ...place, extensions };
}
