import { SERVICE_UNAVAILABLE } from '@naga/server-kit/graphql/transport.js';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { codedError, httpOf } from '../door/coded-error.js';
import { publicError } from './public-error.js';

export const JSON_TYPE = 'application/json; charset=utf-8';

const OBJECTIONS = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'OPERATION_NOT_LISTED',
  'OPERATION_TOO_LARGE',
  'BAD_USER_INPUT',
  'FORBIDDEN',
]);

/**
 * Whether an error answers a well-formed request, whose operation is wrong or not for who asks. Clients of
 * application/json get it with 200, as GraphQL over HTTP has it; decision 16 says which errors keep their status.
 */
export const isObjection = ({ extensions }: Pick<GraphQLFormattedError, 'extensions'>): boolean =>
  OBJECTIONS.has(extensions?.['code']);

/** Status and headers that an error wants beside its words. */
export function withHttpOf(error: GraphQLError, reply: FastifyReply): void {
  const http = httpOf(error);
  if (http) void reply.code(http.status).headers(Object.fromEntries(http.headers));
}

export const bodyTooLarge = (): GraphQLError => codedError(413, 'BODY_TOO_LARGE', 'The body is too large.');

const AWAY_SECONDS = '5';

function graphqlErrorOf(error: FastifyError | GraphQLError, request: FastifyRequest): GraphQLError {
  if (error instanceof GraphQLError) return error;
  if (error.statusCode === 413) return bodyTooLarge();
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return codedError(error.statusCode, 'BAD_REQUEST', 'This is not a GraphQL request.');
  }
  request.log.error({ err: error }, 'unexpected error');
  return codedError(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong.');
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
