import type { FastifyInstance } from 'fastify';
import { RestError } from '../rest/rest-error.js';

/** TRACE would send back what came with the request, cookies too; nothing of ours answers it. */
export function noTrace(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method }, reply) => {
    if (method !== 'TRACE') return;
    const { status, body } = new RestError(405, 'METHOD_NOT_ALLOWED', ['This method is not answered.']);
    return reply.code(status).send(body);
  });
}
