import { GraphQLError, type GraphQLFormattedError } from 'graphql';

type Place = readonly (string | number)[] | undefined;

/** A subgraph's error as it stands in the answer: its place there, its code, and who said it. */
export function subgraphError(error: GraphQLFormattedError, serviceName: string, path: Place): GraphQLError {
  const extensions = { code: 'DOWNSTREAM_SERVICE_ERROR', ...error.extensions, serviceName };
  return new GraphQLError(error.message || `Error while fetching subquery from service "${serviceName}"`, {
    path,
    extensions,
    originalError: error as Error,
  });
}
