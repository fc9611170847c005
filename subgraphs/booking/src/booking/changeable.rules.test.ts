import { expect, test } from '@jest/globals';
import { isChangeable } from './changeable.rules.js';
import type { PartState } from './part-state.rules.js';

const LEAVES = Date.parse('2026-11-23T07:30:00+07:00');
const MINUTE = 60_000;

test.each<[PartState, number, boolean]>([
  ['TICKETED', -600, true],
  ['PENDING_OPERATOR', -600, true],
  ['TICKETED', 59, true],
  ['TICKETED', 60, false],
  ['HELD', -600, false],
  ['BOARDED', -10, false],
  ['NO_SHOW', 61, false],
  ['COMPLETED', 600, false],
  ['EXCHANGE_ONGOING', -600, false],
  ['EXCHANGED', -600, false],
  ['REFUNDED', -600, false],
  ['CANCELLED', -600, false],
])('a seat that is %s %i minutes after its departure can be changed: %s', (state, minutes, expected) => {
  expect(isChangeable(state, LEAVES, LEAVES + minutes * MINUTE)).toBe(expected);
});
