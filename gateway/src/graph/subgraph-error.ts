import { GraphQLError, type GraphQLFormattedError } from 'graphql';

type Place = readonly (string | number)[] | undefined;

/** What a subgraph may say for which a door has a status: the same as when the gateway says it. */
const STATUS: ReadonlyMap<unknown, number> = new Map([['IDEMPOTENCY_KEY_REUSED', 422]]);

/** A subgraph's error as it stands in the answer: its place there, its code, and who said it. */
export function subgraphError(error: GraphQLFormattedError, serviceName: string, path: Place): GraphQLError {
  const status = STATUS.get(error.extensions?.['code']);
  const http = status && { http: { status, headers: new Map() } };
  const extensions = { code: 'DOWNSTREAM_SERVICE_ERROR', ...error.extensions, ...http, serviceName };
  return new GraphQLError(error.message || `Error while fetching subquery from service "${serviceName}"`, {
    path,
    extensions,
    originalError: error as Error,
  });
}
