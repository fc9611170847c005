import { expect, test } from '@jest/globals';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { date, flag, id, optional, text } from './fields.js';
import { type Finding, issueSentence } from './issue-sentence.js';

const Body = z.object({
  name: text(5),
  email: z.email(),
  seats: z.array(z.string()).min(1).max(2),
  count: z.int().min(2).max(9),
  kind: z.enum(['bus', 'taxi']),
  row: id,
  day: date,
  remember: z.boolean(),
  phone: optional(text(3)),
  change: flag,
});
const right = {
  name: 'Sok',
  email: 'sok@example.com',
  seats: ['1A'],
  count: 3,
  kind: 'bus',
  row: '4',
  day: '2026-11-21',
  remember: true,
  change: 0,
};

test('marks that nobody sees are no part of what was typed', () => {
  expect(Body.parse({ ...right, name: '\u200bដារ៉ា\u200b ' }).name).toBe('ដារ៉ា');
});

test.each([
  ['name', undefined, 'is required'],
  ['name', 7, 'must be text'],
  ['name', ' ', 'must not be empty'],
  ['name', 'Sokunthea', 'must have at most 5 characters'],
  ['name', 'a\nb', 'must be one line of text'],
  ['email', 'sok@', 'must be an e-mail address'],
  ['seats', 'A', 'must be a list'],
  ['seats', [], 'must not be empty'],
  ['seats', ['1A', '1B', '1C'], 'must have at most 2 entries'],
  ['count', 1, 'must be 2 or more'],
  ['count', 10, 'must be 9 or less'],
  ['count', 'two', 'must be a number'],
  ['kind', 'ship', 'must be bus or taxi'],
  ['row', 'x', 'must be a number'],
  ['day', '21.11.2026', 'must be a date as YYYY-MM-DD'],
  ['remember', 'yes', 'must be true or false'],
  ['change', 2, 'must be 0 or 1'],
  ['phone', 'much too long', 'must have at most 3 characters'],
])('%s of %p %s', (field, value, sentence) => {
  const validate = validatorCompiler({ schema: Body, method: 'POST', url: '/', httpPart: 'body' });
  const { error } = validate({ ...right, [field]: value }) as { error: readonly Finding[] };
  expect(error.map((issue) => issueSentence(issue))).toEqual([sentence]);
});
