import { expect, test } from '@jest/globals';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import type { Door } from '../door/door.js';
import type { Graph } from '../graph/graph.js';
import { askGraph } from './ask-graph.js';

const graph = { own: () => undefined } as unknown as Graph;
const refusing = (fields: object[]): Door =>
  ({
    run: () =>
      Promise.resolve({ errors: [new GraphQLError('wrong', { extensions: { code: 'BAD_USER_INPUT', fields } })] }),
  }) as unknown as Door;

test('a field that the graph refuses is told by the name the client wrote, in words', async () => {
  const door = refusing([
    { path: 'passengers.0.firstName', code: 'MATCHES' },
    { path: 'passengers.0.lastName', code: 'PASSPORT_LETTERS' },
    { path: 'input.legs', code: 'ARRAY_MAX_SIZE' },
    { path: 'input.passengers.0.documentNumber', code: 'REQUIRED' },
    { path: 'input.passengers.1.birthDate', code: 'NOT_A_BIRTH_DATE' },
    { path: 'input.passengers.2.birthDate', code: 'NOT_A_CHILD' },
  ]);
  const ask = askGraph(graph, door, pino({ level: 'silent' }));
  await expect(ask({} as TypedDocumentNode<unknown, Record<string, unknown>>, {}, guest())).rejects.toMatchObject({
    status: 422,
    messages: [
      'passenger_requests.0.first_name: has characters that are not allowed',
      'passenger_requests.0.last_name: has letters that a ticket cannot show: write the name in the Latin letters of the passport',
      'legs: array max size',
      'passenger_requests.0.document_number: is asked by the operator: see passenger_fields of the journey',
      'passenger_requests.1.birth_date: must be a date of birth before the day of travel',
      'passenger_requests.2.birth_date: must be a child’s: under 12 on the day of travel',
    ],
  });
});
