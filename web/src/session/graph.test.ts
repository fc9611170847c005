import { beforeEach, expect, test } from '@jest/globals';
import { aVisit } from '../../test/visit.js';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import { ask, type GraphAnswer, type GraphOperation } from './graph.js';
import { reportWith } from './report.js';

let told: unknown[];
beforeEach(() => {
  told = [];
  reportWith((error) => told.push(error));
});

const PopularRoutesDocument: TypedDocumentNode<unknown, { limit: number }> = parse(
  'query PopularRoutes($limit: Int!) { popularRoutes(limit: $limit) { id } }',
);

const answering = (answer: GraphAnswer | Error) => {
  const calls: { operation: GraphOperation; headers: Record<string, string> }[] = [];
  const execute = async (operation: GraphOperation, headers: Record<string, string>) => {
    calls.push({ operation, headers });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { calls, execute };
};

test('an operation carries the visitor’s headers and language', async () => {
  const graph = answering({ data: { popularRoutes: [] } });
  const context = aVisit({ language: 'km', headers: { authorization: 'Bearer x' } }, graph);
  expect(await ask(context, PopularRoutesDocument, { limit: 3 })).toEqual({ popularRoutes: [] });
  expect(graph.calls[0]).toMatchObject({
    operation: { operationName: 'PopularRoutes', variables: { limit: 3 } },
    headers: { authorization: 'Bearer x', 'accept-language': 'km' },
  });
});

test.each<[string, GraphAnswer | Error, number, string]>([
  ['a graph that cannot be reached', new Error('ECONNREFUSED'), 503, 'server'],
  ['an error of the graph', { data: null, errors: [{ message: 'x' }] }, 500, 'server'],
  ['no data at all', {}, 500, 'server'],
  [
    'a visitor who asks too often',
    { data: null, errors: [{ message: 'x', extensions: { code: 'TOO_MANY_REQUESTS' } }] },
    429,
    'server',
  ],
  [
    'what the visitor may not ask',
    { data: null, errors: [{ message: 'x', extensions: { code: 'FORBIDDEN', permission: 'in person' } }] },
    403,
    'server',
  ],
  [
    'a part that is away',
    { data: null, errors: [{ message: 'x', extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
    503,
    'server',
  ],
  [
    'input that cannot be right',
    { errors: [{ message: 'x', extensions: { code: 'BAD_USER_INPUT' } }] },
    404,
    'not-found',
  ],
])('%s is thrown with its reference', async (_, answer, status, kind) => {
  const asked = ask(aVisit({}, answering(answer)), PopularRoutesDocument, { limit: 3 });
  await expect(asked).rejects.toMatchObject({ init: { status }, data: { kind, reference: 'r-1' } });
});

test('why the graph cannot be reached is told to the log, and nothing that the graph itself has told', async () => {
  const refused = new Error('ECONNREFUSED');
  for (const answer of [refused, { data: null, errors: [{ message: 'x' }] }])
    await expect(ask(aVisit({}, answering(answer)), PopularRoutesDocument, { limit: 3 })).rejects.toMatchObject({
      data: { kind: 'server' },
    });
  expect(told).toEqual([refused]);
});

test('where a document tells types apart, the graph is asked which it is', async () => {
  const document: TypedDocumentNode<unknown, Record<string, never>> = parse(
    'mutation Out { out { ...Said } here { id } } fragment Said on Result { ... on Done { done } ... on Refused { code } }',
  );
  const graph = answering({ data: {} });
  await ask(aVisit({}, graph), document, {});
  const asked = graph.calls[0]?.operation.query.replaceAll(/\s+/g, ' ');
  expect(asked).toContain('fragment Said on Result { __typename ... on Done');
  expect(asked?.match(/__typename/g)).toHaveLength(1);
});
