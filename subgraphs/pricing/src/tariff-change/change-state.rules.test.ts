import { expect, test } from '@jest/globals';
import { CHANGE_STATES, type ChangeStep, nextState } from './change-state.rules.js';

test.each<[ChangeStep, (string | undefined)[]]>([
  // draft, waiting, applied, declined, withdrawn
  ['edit', ['draft', undefined, undefined, undefined, undefined]],
  ['ask', ['waiting', undefined, undefined, undefined, undefined]],
  ['apply', ['applied', 'applied', undefined, undefined, undefined]],
  ['decline', [undefined, 'declined', undefined, undefined, undefined]],
  ['withdraw', ['withdrawn', 'withdrawn', undefined, undefined, undefined]],
])('%s', (step, expected) => {
  expect(CHANGE_STATES.map((state) => nextState(state, step))).toEqual(expected);
});
