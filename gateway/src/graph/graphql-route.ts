import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Door } from '../door/door.js';
import { notFinal } from '../door/idempotent-writes.js';
import { objectionTo } from '../door/objections.js';
import { apiKeyOf, type Headers, tokenOf } from '../viewer/viewers.js';
import { isProvenWrite } from '../viewer/xsrf.js';
import { publicAnswer } from './answer.js';
import { startApollo } from './apollo.js';
import type { Graph } from './graph.js';
import { answerGraphqlError, bodyTooLarge, isObjection, JSON_TYPE, withHttpOf } from './graphql-errors.js';
import { isRefused, type Prepared } from './prepare.js';

export interface GraphqlRouteMeans {
  readonly graph: Graph;
  readonly door: Door;
  readonly log: Logger;
  readonly viewerOf: (request: FastifyRequest) => Promise<Viewer>;
  /** Only operations of our own apps, and of developers, are answered. */
  readonly isListRequired: boolean;
  /** The page for people; undefined: not this request. */
  readonly page: (request: FastifyRequest, reply: FastifyReply) => string | undefined;
}

interface Posted {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
  readonly extensions?: unknown;
}

type Variables = Record<string, unknown>;

/** Pictures of people come as base64; nothing else of ours is as long. */
const BODY_LIMIT = 4 * 1024 * 1024;
const GUESTS_BODY_LIMIT = 128 * 1024;

/**
 * /graphql. A document that Apollo Server accepted before is executed directly, when it comes as plain JSON and wants
 * plain JSON; everything else is Apollo Server's.
 */
export async function graphqlRoute(app: FastifyInstance, means: GraphqlRouteMeans): Promise<void> {
  const { graph, door, log, viewerOf, isListRequired, page } = means;
  const apollo = await startApollo({ graph, door, log, isListRequired });
  app.addHook('onClose', () => apollo.stop());
  app.setErrorHandler(answerGraphqlError);
  app.addHook('onRequest', (request, _reply, done) => {
    const length = Number(request.headers['content-length'] ?? 0);
    done(length > GUESTS_BODY_LIMIT && !carriesToken(request.headers) ? bodyTooLarge() : undefined);
  });
  const byApollo = fastifyApolloHandler(apollo, {
    context: async (request) => ({
      viewer: await viewerOf(request),
      isProven: isProvenWrite(request.headers),
      notFinal: () => notFinal(request as unknown as FastifyRequest),
    }),
  }) as unknown as (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '',
    bodyLimit: BODY_LIMIT,
    async handler(request, reply) {
      const html = request.method === 'GET' ? page(request, reply) : undefined;
      if (html !== undefined) return reply.type('text/html; charset=utf-8').send(html);
      const viewer = await viewerOf(request);
      const known = request.method === 'POST' ? knownOperation(graph, request) : undefined;
      if (known === undefined) return byApollo(request, reply);
      const { prepared, variables } = known;
      const isProven = isProvenWrite(request.headers);
      const refused = objectionTo(prepared.facts, { viewer, variables, isProven, isListRequired });
      const result = refused ? { errors: [refused] } : await door.run(prepared, variables, viewer);
      if (result.errors || isRefused(result)) notFinal(request);
      const answer = publicAnswer(result, log, viewer.requestId);
      // Who comes here reads application/json.
      for (const error of result.errors ?? []) if (!isObjection(error)) withHttpOf(error, reply);
      return reply.header('content-type', JSON_TYPE).send(JSON.stringify(answer));
    },
  });
}

const carriesToken = (headers: Headers): boolean => (tokenOf(headers) ?? apiKeyOf(headers)) !== undefined;

function knownOperation(
  graph: Graph,
  { headers, body }: FastifyRequest,
): { prepared: Prepared; variables: Variables } | undefined {
  if (!headers['content-type']?.startsWith('application/json') || !wantsPlainJson(headers.accept)) return undefined;
  const { query: sent, operationName, variables, extensions } = (body ?? {}) as Posted;
  const query = extensions === undefined ? sent : listedText(graph, sent, extensions);
  if (typeof query !== 'string') return undefined;
  if (operationName != null && typeof operationName !== 'string') return undefined;
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables))) return undefined;
  const prepared = graph.known({ query, operationName: operationName ?? undefined });
  return prepared && { prepared, variables: (variables ?? {}) as Variables };
}

/** The text of one of our own apps' operations that is named by its hash alone. */
function listedText({ safelist }: Graph, sent: unknown, extensions: unknown): string | undefined {
  if (sent !== undefined || typeof extensions !== 'object' || extensions === null) return undefined;
  const { persistedQuery, ...others } = extensions as { persistedQuery?: { version?: unknown; sha256Hash?: unknown } };
  const hash = persistedQuery?.version === 1 ? persistedQuery.sha256Hash : undefined;
  const isOnly = Object.keys(others).every((name) => name === 'clientLibrary');
  return typeof hash === 'string' && isOnly ? safelist.textOf(hash) : undefined;
}

const wantsPlainJson = (accept: string | undefined): boolean =>
  accept === undefined ||
  accept === '*/*' ||
  (accept.includes('application/json') && !/graphql-response|multipart/.test(accept));
