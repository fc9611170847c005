import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { publicAnswer } from './answer.js';
import { startApollo } from './apollo.js';
import type { Graph } from './graph.js';
import type { Prepared } from './prepare.js';

export interface GraphqlRouteMeans {
  readonly graph: Graph;
  readonly log: Logger;
  readonly viewerOf: (request: FastifyRequest) => Promise<Viewer>;
  /** Told which fields were asked for when an operation has ended: some of them end or renew a session. */
  readonly onDone: (viewer: Viewer, rootFields: readonly string[]) => void;
  /** The page for people; undefined: not this request. */
  readonly page: (request: FastifyRequest) => string | undefined;
}

interface Posted {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
  readonly extensions?: unknown;
}

type Variables = Record<string, unknown>;

/**
 * /graphql. A document that Apollo Server accepted before is executed directly, when it comes as plain JSON and wants
 * plain JSON; everything else is Apollo Server's.
 */
export async function graphqlRoute(app: FastifyInstance, means: GraphqlRouteMeans): Promise<void> {
  const { graph, log, viewerOf, onDone, page } = means;
  const apollo = await startApollo(graph, log);
  app.addHook('onClose', () => apollo.stop());
  const byApollo = fastifyApolloHandler(apollo, {
    context: async (request) => {
      const viewer = await viewerOf(request);
      return { viewer, onDone: (fields: readonly string[]) => onDone(viewer, fields) };
    },
  }) as unknown as (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/graphql',
    async handler(request, reply) {
      const html = request.method === 'GET' ? page(request) : undefined;
      if (html !== undefined) return reply.type('text/html; charset=utf-8').send(html);
      const known = request.method === 'POST' ? knownOperation(graph, request) : undefined;
      if (known === undefined) return byApollo(request, reply);
      const viewer = await viewerOf(request);
      const result = await known.prepared.execute(known.variables, viewer);
      onDone(viewer, known.prepared.rootFields);
      const answer = publicAnswer(result, log, viewer.requestId);
      return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(answer));
    },
  });
}

function knownOperation(
  graph: Graph,
  { headers, body }: FastifyRequest,
): { prepared: Prepared; variables: Variables } | undefined {
  if (!headers['content-type']?.startsWith('application/json') || !wantsPlainJson(headers.accept)) return undefined;
  const { query, operationName, variables, extensions } = (body ?? {}) as Posted;
  if (typeof query !== 'string' || extensions !== undefined) return undefined;
  if (operationName != null && typeof operationName !== 'string') return undefined;
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables))) return undefined;
  const prepared = graph.known({ query, operationName: operationName ?? undefined });
  return prepared && { prepared, variables: (variables ?? {}) as Variables };
}

const wantsPlainJson = (accept: string | undefined): boolean =>
  accept === undefined ||
  accept === '*/*' ||
  (accept.includes('application/json') && !/graphql-response|multipart/.test(accept));
