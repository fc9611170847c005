import { ApolloServer, type ApolloServerPlugin, type BaseContext } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { codedError } from '../door/coded-error.js';
import type { Door } from '../door/door.js';
import { objectionTo } from '../door/objections.js';
import { logUnexpected } from './answer.js';
import type { Graph } from './graph.js';
import { isObjection } from './graphql-errors.js';
import { isRefused } from './prepare.js';
import { PersistedQueries } from './persisted-queries.js';
import { publicError } from './public-error.js';

export interface GraphContext extends BaseContext {
  readonly viewer: Viewer;
  readonly isProven: boolean;
  /** Told when the answer may be another one in a moment. */
  readonly notFinal: () => void;
}

/** Counted while it is parsed: documents far beyond what our own screens ask. */
const MAX_TOKENS = 1500;
/** Documents are kept by their text. */
const MAX_TEXT = 16_000;
const tooLong = () => codedError(400, 'OPERATION_TOO_LARGE', 'This document is too long.', { max: MAX_TEXT });
const LIMITS = {
  // Knows neither our sizes of lists nor the variables; cost.ts weighs.
  costLimit: { enabled: false },
  maxDepth: { n: 16 },
  maxAliases: { n: 30 },
  maxDirectives: { n: 50 },
  // Answers 500 instead of a refusal; parseOptions count instead.
  maxTokens: { enabled: false },
};

const CURRENT_MEDIA_TYPE = 'application/graphql-response+json';

const forOlderClients: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ request, response, contextValue }) {
        if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
        // Also what never came to the executor: a hash whose text follows under the same Idempotency-Key.
        contextValue.notFinal();
        const { singleResult } = response.body;
        singleResult.extensions = { ...singleResult.extensions, requestId: contextValue.viewer.requestId };
        const isCurrent = request.http?.headers.get('accept')?.includes(CURRENT_MEDIA_TYPE);
        const [first] = singleResult.errors as [GraphQLFormattedError];
        if (!isCurrent && isObjection(first)) response.http.status = 200;
      },
    };
  },
};

export interface ApolloMeans {
  readonly graph: Graph;
  readonly door: Door;
  readonly log: Logger;
  /** Only operations of our own apps are answered. */
  readonly isListRequired: boolean;
}

/** Apollo Server in front of our graph: negotiation, persisted queries, limits, and every document seen for the first time. */
export async function startApollo({
  graph,
  door,
  log,
  isListRequired,
}: ApolloMeans): Promise<ApolloServer<GraphContext>> {
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
          const { viewer, isProven, notFinal } = context as unknown as GraphContext;
          const variables = request.variables ?? {};
          if (source.length > MAX_TEXT) return { errors: [tooLong()] } as never;
          const facts = graph.factsOf(document, request.operationName);
          const refused = objectionTo(facts, { viewer, variables, isProven, isListRequired });
          if (refused) return { errors: [refused] } as never;
          const prepared = graph.admit({ query: source, operationName: request.operationName }, document, facts);
          const result = await door.run(prepared, variables, viewer);
          if (isRefused(result)) notFinal();
          for (const error of result.errors ?? []) logUnexpected(error, log, viewer.requestId);
          return result as never;
        },
      }),
      stop: async () => undefined,
    },
    // Whether __schema is answered depends on who asks; objections.ts says.
    introspection: true,
    allowBatchedHttpRequests: false,
    persistedQueries: { cache: new PersistedQueries(graph.safelist) },
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
