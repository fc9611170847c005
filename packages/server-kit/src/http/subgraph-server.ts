import type { Clock } from '@naga/kernel/clock.js';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { GraphRequest } from '../graphql/transport.js';
import type { AnySubgraph } from '../subgraph.js';
import { drainOnClose } from './drain.js';
import { readinessRoutes } from './readiness.js';
import { VIEWER_HEADER, verifyViewer, type ViewerKeys } from '../viewer/signed-viewer.js';

const BODY_LIMIT = 4 * 1024 * 1024;

export interface SubgraphServerMeans {
  readonly keys: ViewerKeys;
  readonly clock: Clock;
  readonly log?: Logger;
  /** Awaited between "not ready" and the end of listening. */
  readonly grace?: () => Promise<unknown>;
}

/** POST /graphql for signed viewers only, /healthz and /readyz. The same executor as in one process. */
export function subgraphServer(
  subgraph: AnySubgraph,
  { keys, clock, log, grace }: SubgraphServerMeans,
): FastifyInstance {
  const server = Fastify({ bodyLimit: BODY_LIMIT, return503OnClosing: false });
  server.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'POST') return;
    const { operationName } = (request.body ?? {}) as { operationName?: string };
    const facts = { status: reply.statusCode, ms: Math.round(reply.elapsedTime), operation: operationName };
    log?.info({ requestId: reply.getHeader('x-request-id'), ...facts }, 'answered');
  });
  server.post<{ Body: GraphRequest }>('/graphql', async (request, reply) => {
    const header = request.headers[VIEWER_HEADER];
    const viewer = verifyViewer(Array.isArray(header) ? header[0] : header, keys, clock);
    if (viewer === undefined) return reply.code(401).send({ errors: [{ message: 'A signed viewer is needed.' }] });
    void reply.header('x-request-id', viewer.requestId);
    return subgraph.send(request.body, viewer);
  });
  readinessRoutes(server, { database: () => subgraph.database.pool.query('select 1') });
  drainOnClose(server, grace);
  return server;
}
