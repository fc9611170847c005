import type { FastifyInstance } from 'fastify';

/**
 * Closing cuts nobody off: first /readyz says no and every answer ends its connection, while `grace` gives balancers and
 * clients the time to go elsewhere; then nobody new is let in, and what runs finishes. Needs Fastify's
 * `return503OnClosing: false`, else whoever comes meanwhile gets a bare 503.
 */
export function drainOnClose(server: FastifyInstance, grace: () => Promise<unknown> = () => Promise.resolve()): void {
  let phase: 'open' | 'draining' | 'closed' = 'open';
  server.addHook('preClose', async () => {
    phase = 'draining';
    if (server.server.listening) await grace();
    phase = 'closed';
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (phase !== 'open') void reply.header('connection', 'close');
    done(null, payload);
  });
  server.addHook('onResponse', (_request, _reply, done) => {
    // An answer that had begun before keeps its connection, which would keep the server.
    if (phase === 'closed') setImmediate(() => server.server.closeIdleConnections());
    done();
  });
}
