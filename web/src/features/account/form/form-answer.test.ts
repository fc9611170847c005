import { expect, test } from '@jest/globals';
import { parse } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { aVisit } from '../../../../test/visit.js';
import { ask } from '../../../session/graph.js';
import { formAnswer } from './form-answer.js';

type Said = { startSecondFactor: { __typename: string } };
const Start = parse('mutation Start { startSecondFactor { secret } }') as TypedDocumentNode<
  Said,
  Record<string, never>
>;

test('a form that is for the person alone says so to who acts for him', async () => {
  const extensions = { code: 'FORBIDDEN', permission: 'in person' };
  const graph = { execute: () => Promise.resolve({ data: null, errors: [{ message: 'Not allowed.', extensions }] }) };
  const context = aVisit({}, graph);
  const sent = new FormData();
  sent.set('intent', 'second-start');
  const run = () => ask(context, Start, {}, { isForm: true }).then((said) => said.startSecondFactor);
  expect(await formAnswer(context, sent, run)).toEqual({
    answer: {
      intent: 'second-start',
      at: expect.any(Number),
      typed: { intent: 'second-start' },
      refusal: { code: 'IN_PERSON', facts: {} },
    },
  });
});
