import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { Clock } from '@naga/kernel/clock.js';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { type Checks, readinessRoutes } from '@naga/server-kit/http/readiness.js';
import type { Channel } from '@naga/server-kit/viewer/viewer.js';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { Graph } from './graph/graph.js';
import { graphiql } from './graph/graphiql.js';
import { graphqlRoute } from './graph/graphql-route.js';
import { Metrics, type QueueDepths } from './health/metrics.js';
import { requestFacts } from './http/request-facts.js';
import { securityHeaders } from './http/security-headers.js';
import { xsrfCookie } from './http/xsrf-cookie.js';
import { StoredIdempotency } from './idempotency/stored-idempotency.js';
import { type GraphForPages, graphForPages } from './pages/graph-for-pages.js';
import { askGraph } from './rest/ask-graph.js';
import { docsRoutes } from './rest/docs-routes.js';
import { openApi } from './rest/openapi.js';
import { restRoutes } from './rest/rest.js';
import type { RouteMeans } from './rest/route-means.js';
import { sandboxRoutes } from './sandbox/routes.js';
import { TokenHolders } from './viewer/token-holders.js';
import { requestIdOf, Viewers } from './viewer/viewers.js';

const BODY_LIMIT = 1024 * 1024;
const HOUR_MS = 3_600_000;
const START_PATIENCE_MS = 60_000;
const COMPRESSED_FROM = 1024;

export interface GatewayMeans {
  /** schema/supergraph.graphql */
  readonly supergraphSdl: string;
  readonly transportOf: (subgraph: string) => Transport;
  /** For the gateway's own schema: idempotency keys. */
  readonly databaseUrl: string;
  /** Bearer tokens are signed with it. */
  readonly sessionSecret: string;
  /** How the world reaches us, without a slash at the end. */
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** What /readyz asks beside the database, by name. */
  readonly checks?: Checks;
  readonly queueDepths?: QueueDepths;
  /** Whose X-Forwarded-For is believed (addresses, networks, `loopback`, `uniquelocal`); nobody's when left out. */
  readonly trustProxy?: readonly string[];
  /** Everything the gateway does not answer itself. */
  readonly pages?: (app: FastifyInstance, graph: GraphForPages) => Promise<void>;
}

const channelOf = (url: string): Channel => (url.startsWith('/api/') ? 'api' : 'web');

/** The one public door. Closing it ends what it opened; it does not listen yet. */
export async function createGateway(means: GatewayMeans): Promise<FastifyInstance> {
  const { clock, log, baseUrl, transportOf, sessionSecret } = means;
  const metrics = new Metrics(means.queueDepths);
  const graph = new Graph({ supergraphSdl: means.supergraphSdl, transportOf, onFetch: metrics.fetched });
  const idempotency = await StoredIdempotency.open(means.databaseUrl, sessionSecret, clock);
  const viewers = new Viewers(new TokenHolders(transportOf('users'), clock), sessionSecret, clock);
  const viewerOf = ({ headers, ip, id, url }: FastifyRequest) =>
    viewers.of({ headers, ip, requestId: id, channel: channelOf(url) });

  const app = Fastify({
    loggerInstance: log.child({}, { serializers: { req: requestFacts } }),
    bodyLimit: BODY_LIMIT,
    // Reading the built pages takes its time on a busy machine.
    pluginTimeout: START_PATIENCE_MS,
    trustProxy: means.trustProxy?.length ? [...means.trustProxy] : false,
    genReqId: ({ headers }) => requestIdOf(headers),
    logController: new LogController({
      requestIdLogLabel: 'requestId',
      disableRequestLogging: !log.isLevelEnabled('info'),
    }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 5000 },
  }) as unknown as FastifyInstance;
  app.addHook('onClose', () => idempotency.close());
  const cleaning = setInterval(() => {
    idempotency.forgetOld().catch((err: unknown) => log.warn({ err }, 'old idempotency keys stay'));
  }, HOUR_MS);
  cleaning.unref();
  app.addHook('onClose', async () => clearInterval(cleaning));

  const isHttps = baseUrl.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  securityHeaders(app, isHttps);
  xsrfCookie(app, isHttps);
  metrics.register(app);
  readinessRoutes(app, { database: () => idempotency.ready(), ...means.checks });
  await app.register(compress, {
    threshold: COMPRESSED_FROM,
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

  const sessionChanged = (viewer: Parameters<Viewers['forget']>[0]) => viewers.forget(viewer);
  const onDone = (viewer: Parameters<Viewers['forget']>[0], fields: readonly string[]) => {
    if (fields.includes('logout') || fields.includes('refreshToken')) viewers.forget(viewer);
  };
  await app.register(async (scope) => graphqlRoute(scope, { graph, log, viewerOf, onDone, page: graphiql(scope) }));

  const routes: RouteMeans = { ask: askGraph(graph, log), viewerOf, baseUrl, sessionChanged };
  await app.register(async (scope) => sandboxRoutes(scope, routes));
  await app.register(
    async (scope) => {
      await openApi(scope);
      await restRoutes(scope, { ...routes, idempotency });
      docsRoutes(scope);
    },
    { prefix: '/api' },
  );
  const { pages } = means;
  if (!pages) app.setNotFoundHandler((_request, reply) => void reply.code(404).send({ status: 'error' }));
  else await app.register(async (scope) => pages(scope, graphForPages({ graph, log, viewers, onDone })));
  return app;
}
