import type { FastifyReply, FastifyRequest } from 'fastify';
import { RestError } from './rest-error.js';

/** A path that nothing stands at (rules.md 17). */
export function noSuchAddress(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send(new RestError(404, 'NOT_FOUND', ['There is no such address.']).body);
}
