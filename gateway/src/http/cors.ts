import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

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
 * our cookies.
 */
export async function cors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(fastifyCors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: EXPOSED,
    credentials: false,
    maxAge: TEN_MINUTES,
    strictPreflight: true,
  });
}
