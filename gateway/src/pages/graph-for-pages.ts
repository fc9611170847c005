import { GraphQLError, parse, validate } from 'graphql';
import type { Logger } from 'pino';
import type { Door } from '../door/door.js';
import { publicAnswer } from '../graph/answer.js';
import type { Graph } from '../graph/graph.js';
import type { Prepared } from '../graph/prepare.js';
import { headerOf, requestIdOf, type Viewers } from '../viewer/viewers.js';

/** One operation, as it would come over HTTP. */
export interface PageOperation {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

export interface PageAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** The graph for pages rendered in this process: the same answers as /graphql, without a request. */
export interface GraphForPages {
  /** @param headers the visitor's own; X-Forwarded-For says his address */
  execute(operation: PageOperation, headers: Record<string, string>): Promise<PageAnswer>;
}

interface Means {
  readonly graph: Graph;
  readonly log: Logger;
  readonly viewers: Viewers;
  readonly door: Door;
}

/** Pages' documents are our own, yet one of another version must not fail unnoticed: each is validated once. */
function preparedFor(graph: Graph, operation: PageOperation): Prepared {
  const known = graph.known(operation);
  if (known) return known;
  const document = parse(operation.query);
  const [error] = validate(graph.schema, document);
  if (error) throw new GraphQLError(error.message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
  return graph.admit(operation, document);
}

export const graphForPages = ({ graph, log, viewers, door }: Means): GraphForPages => ({
  async execute(operation, headers) {
    const requestId = requestIdOf(headers);
    const ip = headerOf(headers, 'x-forwarded-for') ?? '';
    const viewer = await viewers.of({ headers, ip, requestId, channel: 'web' });
    const prepared = preparedFor(graph, operation);
    const result = await door.run(prepared, operation.variables, viewer);
    return publicAnswer(result, log, requestId) as PageAnswer;
  },
});
