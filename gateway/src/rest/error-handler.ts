import { isForPeople, tellFailure } from '@naga/server-kit/http/failures.js';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { GraphQLError } from 'graphql';
import { restErrorOf as restErrorOfGraph } from './ask-graph.js';
import { issueSentence } from './issue-sentence.js';
import { invalidFields, RestError } from './rest-error.js';

/** '/ticket_requests/0/date' → 'ticket_requests.0.date' */
const pathOf = (instancePath: string): string => instancePath.slice(1).replaceAll('/', '.');

function restErrorOf(error: FastifyError | RestError, request: FastifyRequest): RestError {
  if (error instanceof RestError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalidFields(
      error.validation.map((issue) => ({ path: pathOf(issue.instancePath), message: issueSentence(issue) })),
    );
  }
  if (error instanceof GraphQLError) return restErrorOfGraph(error);
  const status = error.statusCode ?? 500;
  if (status === 413) return new RestError(413, 'BODY_TOO_LARGE', ['The body is too large.']);
  if (status === 415) return new RestError(415, 'UNSUPPORTED_MEDIA_TYPE', ['Send JSON.']);
  if (status >= 400 && status < 500) return invalidFields([{ path: '', message: 'The request is not valid.' }]);
  request.log.error({ err: error }, 'unexpected error');
  return new RestError(500, 'INTERNAL_SERVER_ERROR', ['Something went wrong! Please try again.']);
}

/** Every failure of a REST route in the envelope of the specification, section 8; our own ones name their request. */
export function answerError(error: FastifyError | RestError, request: FastifyRequest, reply: FastifyReply): void {
  send(restErrorOf(error, request), request, reply);
}

/** The same of a route that is a page for people, too: what is not their doing they read as a page. */
export function answerPageError(error: FastifyError | RestError, request: FastifyRequest, reply: FastifyReply): void {
  const answer = restErrorOf(error, request);
  if (answer.status < 500 || !isForPeople(request)) send(answer, request, reply);
  else tellFailure(answer.status, request, reply.headers(answer.headers));
}

function send(answer: RestError, request: FastifyRequest, reply: FastifyReply): void {
  const told = answer.status < 500 ? answer : answer.withFacts({ requestId: request.id });
  void reply.code(told.status).headers(told.headers).type('application/json; charset=utf-8').send(told.body);
}
