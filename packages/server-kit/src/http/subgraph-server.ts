import type { Clock } from '@naga/kernel/clock.js';
import Fastify, { type FastifyInstance } from 'fastify';
import type { GraphRequest } from '../graphql/transport.js';
import type { AnySubgraph } from '../subgraph.js';
import { VIEWER_HEADER, verifyViewer, type ViewerKeys } from '../viewer/signed-viewer.js';

const BODY_LIMIT = 4 * 1024 * 1024;

/** POST /graphql for signed viewers only, /healthz and /readyz. The same executor as in one process. */
export function subgraphServer(subgraph: AnySubgraph, keys: ViewerKeys, clock: Clock): FastifyInstance {
  const server = Fastify({ bodyLimit: BODY_LIMIT });
  server.post<{ Body: GraphRequest }>('/graphql', async (request, reply) => {
    const header = request.headers[VIEWER_HEADER];
    const viewer = verifyViewer(Array.isArray(header) ? header[0] : header, keys, clock);
    if (viewer === undefined) return reply.code(401).send({ errors: [{ message: 'A signed viewer is needed.' }] });
    return subgraph.send(request.body, viewer);
  });
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (_, reply) => {
    const ready = await subgraph.database.pool.query('select 1').then(
      () => true,
      () => false,
    );
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'database' });
  });
  return server;
}
