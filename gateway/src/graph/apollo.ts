import { ApolloServer, type ApolloServerPlugin, type BaseContext } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { logUnexpected } from './answer.js';
import type { Graph } from './graph.js';
import { publicError } from './public-error.js';

export interface GraphContext extends BaseContext {
  readonly viewer: Viewer;
  readonly onDone: (rootFields: readonly string[]) => void;
}

/** Counted before anything is parsed: documents far beyond what our own screens ask. */
const MAX_TOKENS = 2000;
const LIMITS = {
  costLimit: { maxCost: 20_000 },
  maxDepth: { n: 16 },
  maxAliases: { n: 30 },
  maxDirectives: { n: 50 },
  // Answers 500 instead of a refusal; parseOptions count instead.
  maxTokens: { enabled: false },
};

/** Codes of what a client wrote wrongly; older clients want them with 200, as GraphQL over HTTP allows them. */
const CLIENT_ERRORS = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
]);
const CURRENT_MEDIA_TYPE = 'application/graphql-response+json';

const forOlderClients: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ request, response, contextValue }) {
        if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
        const { singleResult } = response.body;
        singleResult.extensions = { ...singleResult.extensions, requestId: contextValue.viewer.requestId };
        const isCurrent = request.http?.headers.get('accept')?.includes(CURRENT_MEDIA_TYPE);
        const [first] = singleResult.errors as [GraphQLFormattedError];
        if (!isCurrent && CLIENT_ERRORS.has(first.extensions?.['code'])) response.http.status = 200;
      },
    };
  },
};

/** Apollo Server in front of our graph: negotiation, persisted queries, limits, and every document seen for the first time. */
export async function startApollo(graph: Graph, log: Logger): Promise<ApolloServer<GraphContext>> {
  const { plugins, validationRules } = new ApolloArmor(LIMITS).protect();
  const logger = {
    debug: (message?: unknown) => log.debug(message),
    info: (message?: unknown) => log.debug(message),
    warn: (message?: unknown) => log.warn(message),
    error: (message?: unknown) => log.error(message),
  };
  const apollo = new ApolloServer<GraphContext>({
    gateway: {
      onSchemaLoadOrUpdate(callback) {
        callback({ apiSchema: graph.schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      load: async () => ({
        async executor({ document, source, request, context }) {
          const { viewer, onDone } = context as unknown as GraphContext;
          const prepared = graph.admit({ query: source, operationName: request.operationName }, document);
          const result = await prepared.execute(request.variables ?? {}, viewer);
          onDone(prepared.rootFields);
          for (const error of result.errors ?? []) logUnexpected(error, log, viewer.requestId);
          return result as never;
        },
      }),
      stop: async () => undefined,
    },
    introspection: true,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    hideSchemaDetailsFromClientErrors: true,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules,
    plugins: [
      ...plugins,
      forOlderClients,
      ApolloServerPluginLandingPageDisabled(),
    ] as ApolloServerPlugin<GraphContext>[],
    logger,
    formatError(formatted, error) {
      const isOurs = error instanceof GraphQLError || formatted.extensions?.['code'] !== 'INTERNAL_SERVER_ERROR';
      if (!isOurs) log.error({ err: error }, 'unexpected error');
      return publicError(formatted);
    },
  });
  await apollo.start();
  return apollo;
}
