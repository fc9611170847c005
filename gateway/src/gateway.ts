import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { Clock } from '@naga/kernel/clock.js';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { drainOnClose } from '@naga/server-kit/http/drain.js';
import { type Checks, readinessRoutes } from '@naga/server-kit/http/readiness.js';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { Askers } from './door/askers.js';
import { Door } from './door/door.js';
import { replayWrites } from './door/idempotent-writes.js';
import { RequestLog } from './door/request-log.js';
import { Graph } from './graph/graph.js';
import { graphiql } from './graph/graphiql.js';
import { graphqlRoute } from './graph/graphql-route.js';
import type { Safelist } from './graph/safelist.js';
import { Metrics, type QueueDepths } from './health/metrics.js';
import { cors } from './http/cors.js';
import { ownOriginOnly } from './http/own-origin.js';
import { policyReports } from './http/policy-reports.js';
import { requestFacts } from './http/request-facts.js';
import { securityHeaders } from './http/security-headers.js';
import { xsrfCookie } from './http/xsrf-cookie.js';
import { StoredIdempotency } from './idempotency/stored-idempotency.js';
import { type LimitSettings, Limits, USUAL_LIMITS } from './limits/limits.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { type GraphForPages, graphForPages } from './pages/graph-for-pages.js';
import { askGraph } from './rest/ask-graph.js';
import { docsRoutes } from './rest/docs-routes.js';
import { openApi } from './rest/openapi.js';
import { restRoutes } from './rest/rest.js';
import type { RouteMeans } from './rest/route-means.js';
import { sandboxRoutes } from './sandbox/routes.js';
import { openStore } from './store.js';
import { ApiKeys } from './viewer/api-keys.js';
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
  /** What they were signed with before; honoured until the last of them has been refreshed. */
  readonly oldSessionSecrets?: readonly string[];
  /** How the world reaches us, without a slash at the end. */
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** What /readyz asks beside the database, by name. */
  readonly checks?: Checks;
  readonly queueDepths?: QueueDepths;
  /** Whose X-Forwarded-For is believed (addresses, networks, `loopback`, `uniquelocal`); nobody's when left out. */
  readonly trustProxy?: readonly string[];
  /** Other sites whose pages may call us, as browsers name them: 'https://widget.example'; '*' for all. */
  readonly corsOrigins?: readonly string[];
  readonly limits?: LimitSettings;
  /** Operations of our own apps. */
  readonly safelist?: Safelist;
  /** Only those are answered, but for developers. */
  readonly isListRequired?: boolean;
  /** Awaited between "not ready" and the end of listening; see drainOnClose. */
  readonly grace?: () => Promise<unknown>;
  /** Everything the gateway does not answer itself. */
  readonly pages?: (app: FastifyInstance, graph: GraphForPages) => Promise<void>;
}

/** The one public door. Closing it ends what it opened; it does not listen yet. */
export async function createGateway(means: GatewayMeans): Promise<FastifyInstance> {
  const { clock, log, baseUrl, transportOf, corsOrigins = [] } = means;
  const secrets = [means.sessionSecret, ...(means.oldSessionSecrets ?? [])];
  const { safelist } = means;
  const isListRequired = means.isListRequired ?? false;
  if (isListRequired && !safelist?.size) throw new Error('SAFELIST is required, and there is no list: npm run build');
  const metrics = new Metrics(means.queueDepths);
  const graph = new Graph({ supergraphSdl: means.supergraphSdl, transportOf, safelist, onFetch: metrics.fetched });
  const store = await openStore(means.databaseUrl);
  const idempotency = new StoredIdempotency(store, secrets, clock);
  const limiter = new RateLimiter(store, clock, log);
  const limits = new Limits(limiter, means.limits ?? USUAL_LIMITS);
  const users = transportOf('users');
  const viewers = new Viewers(new TokenHolders(users, clock), new ApiKeys(users, clock), secrets, clock);
  const askers = new Askers(viewers, limits);
  const door = new Door(limits, viewers);
  const requestLog = new RequestLog(users, clock, log);

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
  }) as unknown as FastifyInstance;
  app.addHook('onClose', () => store.close());
  app.addHook('onClose', () => requestLog.close());
  const cleaning = setInterval(() => {
    Promise.all([idempotency.forgetOld(), limiter.forgetOld()]).catch((err: unknown) => {
      log.warn({ err }, 'old idempotency keys and limits stay');
    });
  }, HOUR_MS);
  cleaning.unref();
  app.addHook('onClose', async () => clearInterval(cleaning));

  const isHttps = baseUrl.startsWith('https:');
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  await securityHeaders(app, isHttps);
  xsrfCookie(app, isHttps);
  metrics.register(app);
  readinessRoutes(app, { database: () => store.rows('select 1'), ...means.checks });
  drainOnClose(app, means.grace);
  await app.register(compress, {
    threshold: COMPRESSED_FROM,
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  requestLog.register(app, askers);

  const origins = { baseUrl, allowed: corsOrigins };
  const routes: RouteMeans = { ask: askGraph(graph, door, log), viewerOf: askers.of, baseUrl };
  await app.register(
    async (scope) => {
      await cors(scope, corsOrigins);
      ownOriginOnly(scope, origins);
      askers.register(scope);
      replayWrites(scope, { idempotency, viewerOf: askers.of });
      await graphqlRoute(scope, { graph, door, log, viewerOf: askers.of, isListRequired, page: graphiql(scope) });
    },
    { prefix: '/graphql' },
  );
  await app.register(async (scope) => policyReports(scope, limiter));
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
  if (!pages) app.setNotFoundHandler((_request, reply) => void reply.code(404).send({ status: 'error' }));
  else await app.register(async (scope) => pages(scope, graphForPages({ graph, log, viewers, door })));
  return app;
}
