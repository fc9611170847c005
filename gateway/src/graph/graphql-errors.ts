import { SERVICE_UNAVAILABLE } from '@naga/server-kit/graphql/transport.js';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { publicError } from './public-error.js';

export const JSON_TYPE = 'application/json; charset=utf-8';

interface Http {
  readonly status?: number;
  readonly headers?: ReadonlyMap<string, string>;
}

/** Status and headers that an error wants beside its words. */
export function withHttpOf({ extensions }: GraphQLError, reply: FastifyReply): void {
  const { status, headers = new Map<string, string>() } = (extensions['http'] ?? {}) as Http;
  if (status !== undefined) void reply.code(status);
  for (const [name, value] of headers) void reply.header(name, value);
}

const coded = (code: string, message: string, status: number): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

export const bodyTooLarge = (): GraphQLError => coded('BODY_TOO_LARGE', 'The body is too large.', 413);

/** A browser sends it for another site's page. */
export const foreignOrigin = (): GraphQLError =>
  coded('FOREIGN_ORIGIN', 'This site may not be written to from another one.', 403);

const AWAY_SECONDS = '5';

function graphqlErrorOf(error: FastifyError | GraphQLError, request: FastifyRequest): GraphQLError {
  if (error instanceof GraphQLError) return error;
  if (error.statusCode === 413) return bodyTooLarge();
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return coded('BAD_REQUEST', 'This is not a GraphQL request.', error.statusCode);
  }
  request.log.error({ err: error }, 'unexpected error');
  return coded('INTERNAL_SERVER_ERROR', 'Something went wrong.', 500);
}

/** Whatever goes wrong before an operation runs, as GraphQL clients read it: masked, with the request's id. */
export function answerGraphqlError(
  error: FastifyError | GraphQLError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const told = graphqlErrorOf(error, request);
  if (told.extensions['code'] === SERVICE_UNAVAILABLE) {
    request.log.error({ err: told.originalError ?? told }, 'a subgraph is away');
    void reply.code(503).header('retry-after', AWAY_SECONDS);
  } else void reply.code(400);
  withHttpOf(told, reply);
  const answer = { errors: [publicError(told.toJSON())], extensions: { requestId: request.id } };
  void reply.header('content-type', JSON_TYPE).send(JSON.stringify(answer));
}
