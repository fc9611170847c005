import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

const AWAY = 'The site is away for a moment. Please try again.';

/** Pages from another process; it hears the visitor's address and the request's id, and nobody hears where it stands. */
export const webProxy =
  (upstream: string) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(httpProxy, {
      upstream,
      replyOptions: {
        rewriteRequestHeaders: ({ id, ip, host, protocol }, headers) => ({
          ...headers,
          'x-request-id': id,
          'x-forwarded-for': ip,
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol,
        }),
        onError(reply, { error }) {
          reply.log.error({ err: error }, 'the site does not answer');
          void reply.code(502).header('retry-after', '5').type('text/plain; charset=utf-8').send(AWAY);
        },
      },
    });
  };
