import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { drainOnClose } from '@naga/server-kit/http/drain.js';
import { answerFailure } from '@naga/server-kit/http/failures.js';
import { readinessRoutes } from '@naga/server-kit/http/readiness.js';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { replayWrites } from './door/idempotent-writes.js';
import type { GatewayMeans } from './gateway-means.js';
import { graphiql } from './graph/graphiql.js';
import { graphqlRoute } from './graph/graphql-route.js';
import { Metrics } from './health/metrics.js';
import { fileRoutes } from './files/file-routes.js';
import { cors } from './http/cors.js';
import { noTrace } from './http/no-trace.js';
import { ownOriginOnly } from './http/own-origin.js';
import { policyReports } from './http/policy-reports.js';
import { readableUrl } from './http/readable-url.js';
import { requestFacts } from './http/request-facts.js';
import { securityHeaders } from './http/security-headers.js';
import { xsrfCookie } from './http/xsrf-cookie.js';
import { openInside } from './inside.js';
import { liveRoutes } from './live/live-routes.js';
import { SeatNewsDesk } from './live/seat-news.js';
import { graphForPages } from './pages/graph-for-pages.js';
import { askGraph } from './rest/ask-graph.js';
import { docsRoutes } from './rest/docs-routes.js';
import { noSuchAddress } from './rest/no-such-address.js';
import { openApi } from './rest/openapi.js';
import { restRoutes } from './rest/rest.js';
import type { RouteMeans } from './rest/route-means.js';
import { sandboxRoutes } from './sandbox/routes.js';
import { requestIdOf } from './viewer/viewers.js';

const BODY_LIMIT = 1024 * 1024;
const START_PATIENCE_MS = 60_000;
const COMPRESSED_FROM = 1024;

/** The one public door. Closing it ends what it opened; it does not listen yet. */
export async function createGateway(means: GatewayMeans): Promise<FastifyInstance> {
  const { log, baseUrl, corsOrigins = [], isListRequired = false } = means;
  const metrics = new Metrics(means.queueDepths);
  const inside = await openInside(means, metrics);
  const { store, graph, idempotency, limiter, viewers, askers, door } = inside;

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
    return503OnClosing: false,
    routerOptions: { maxParamLength: 5000 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  }) as unknown as FastifyInstance;
  app.setErrorHandler(answerFailure);
  app.addHook('onClose', () => inside.close());

  const isHttps = baseUrl.startsWith('https:');
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  await securityHeaders(app, isHttps);
  noTrace(app);
  xsrfCookie(app, isHttps);
  metrics.register(app);
  readinessRoutes(app, { database: () => store.rows('select 1'), ...means.checks });
  drainOnClose(app, means.grace);
  await app.register(compress, {
    threshold: COMPRESSED_FROM,
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  inside.requestLog.register(app, askers);

  const origins = { baseUrl, allowed: corsOrigins };
  const routes: RouteMeans = { ask: askGraph(graph, door, log), viewerOf: askers.of, baseUrl };
  await app.register(
    async (scope) => {
      await cors(scope, corsOrigins);
      ownOriginOnly(scope, origins);
      askers.register(scope);
      replayWrites(scope, { idempotency, viewerOf: askers.of });
      await graphqlRoute(scope, {
        graph,
        door,
        log,
        viewerOf: askers.of,
        isListRequired,
        page: graphiql(scope, graph.schema),
      });
    },
    { prefix: '/graphql' },
  );
  await app.register(async (scope) => policyReports(scope, limiter));
  if (means.files) fileRoutes(app, means.files);
  liveRoutes(app, {
    desk: new SeatNewsDesk({ graph, databaseUrl: means.databaseUrl, log }),
    limiter,
    settings: means.live,
  });
  await app.register(async (scope) => {
    ownOriginOnly(scope, origins);
    await sandboxRoutes(scope, routes);
  });
  await app.register(
    async (scope) => {
      await cors(scope, corsOrigins);
      await openApi(scope);
      ownOriginOnly(scope, origins);
      await restRoutes(scope, { ...routes, askers, idempotency });
      docsRoutes(scope);
    },
    { prefix: '/api' },
  );
  const { pages } = means;
  // With pages: methods that they do not know.
  app.setNotFoundHandler(noSuchAddress);
  if (pages) await app.register(async (scope) => pages(scope, graphForPages({ graph, log, viewers, door })));
  return app;
}
