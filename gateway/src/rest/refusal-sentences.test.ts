import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { hasSentence, sentenceOf } from './refusal-sentences.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** What REST has no routes for: people's administration, keys and impersonation are the graph's alone. */
const GRAPH_ONLY =
  /^subgraphs\/users\/src\/(affiliate|agency|api-account|audit|developer-request|impersonation|people|reward|role)\/|^subgraphs\/pricing\/src\/coupon\//;

const files = globSync('subgraphs/*/src/**/*.errors.ts', { cwd: ROOT }).filter((file) => !GRAPH_ONLY.test(file));
const codes = files.flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/readonly code = '([A-Z_]+)'/g)].map(([, code]) => code!),
);

test('every refusal a client of REST can meet has a sentence', () => {
  expect(codes.length).toBeGreaterThan(15);
  expect(codes.filter((code) => !hasSentence(code))).toEqual([]);
});

test('a sentence names the seats, and why a departure is not sold', () => {
  expect(sentenceOf('SEATS_TAKEN', { seats: ['1A', '1B'] })).toBe('Somebody else has just taken seat 1A, 1B.');
  expect(sentenceOf('NOT_ON_SALE', { reason: 'DEPARTED' })).toBe('This departure has left.');
  expect(sentenceOf('METHOD_NOT_AVAILABLE', { method: 'CARD' })).toBe('This payment method is not available.');
  const held = { limit: 360, held: 360, legId: null, holds: [{ pnr: 'ABC234' }, { pnr: 'DEF567' }] };
  expect(sentenceOf('TOO_MANY_HELD', held)).toBe(
    'At most 360 seats can be held without being paid. Pay for or cancel ABC234, DEF567 first, or ask for fewer.',
  );
  expect(sentenceOf('TOO_MANY_HELD', { limit: 9, held: 9, legId: '294' })).toMatch(
    /of one departure .* other bookings/,
  );
  expect(sentenceOf('METHOD_NOT_AVAILABLE', { reason: 'TOO_MANY_UNPAID', unpaid: 3 })).toMatch(/^3 bookings of this/);
  expect(sentenceOf('METHOD_NOT_AVAILABLE', { reason: 'TOO_MANY_UNPAID', seatLimit: 9 })).toMatch(/^At most 9 seats/);
});
