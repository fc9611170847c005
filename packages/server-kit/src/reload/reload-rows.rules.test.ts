import { expect, test } from '@jest/globals';
import { linesOf, saidByHand } from './reload-rows.rules.js';

test.each([
  ['its start', ['START'], ['START – ']],
  ['changes before it started', ['START', 'route'], ['START – route']],
  ['tables, each once', ['stop', 'route'], ['CHANGE – route,stop']],
  ['a change that names no table', [''], ['CHANGE – ']],
  ['a connection that came back', ['BACK', 'route'], ['BACK – route']],
  ['somebody', [saidByHand('7')], ['BY_HAND 7 ']],
  ['two at once, and a change', ['route', saidByHand('7'), saidByHand('8')], ['BY_HAND 7 route', 'BY_HAND 8 route']],
])('a reading because of %s', (_, causes, expected) =>
  expect(
    linesOf({ causes }).map(({ cause, clearingId, tables }) => `${cause} ${clearingId ?? '–'} ${tables.join()}`),
  ).toEqual(expected),
);
