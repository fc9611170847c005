import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const TEN_MINUTES = 600;
/** What scripts of other sites may read beside the body. */
const EXPOSED = [
  'Retry-After',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'X-Request-Id',
  'Idempotent-Replayed',
];

/**
 * Lets pages of other hosts call us (the widget, specification section 7): with tokens and keys in headers, never with
 * our cookies. Who asks by OPTIONS for himself, as no browser does, hears what is answered.
 */
export async function cors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  const allow = [...METHODS, 'OPTIONS'].join(', ');
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    if (method !== 'OPTIONS' || headers['access-control-request-method'] !== undefined) return;
    return reply.code(204).header('allow', allow).send();
  });
  await app.register(fastifyCors, {
    origin: [...origins],
    methods: METHODS,
    exposedHeaders: EXPOSED,
    credentials: false,
    maxAge: TEN_MINUTES,
    strictPreflight: true,
  });
}
