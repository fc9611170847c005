import httpProxy from '@fastify/http-proxy';
import { tellFailure } from '@naga/server-kit/http/failures.js';
import type { FastifyInstance, FastifyReply } from 'fastify';

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
        onError(from, { error }) {
          const reply = from as unknown as FastifyReply;
          reply.log.error({ err: error }, 'the site does not answer');
          tellFailure(502, reply.request, reply.header('retry-after', '5'));
        },
      },
    });
  };
