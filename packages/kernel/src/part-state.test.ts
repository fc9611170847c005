import { expect, test } from '@jest/globals';
import { isBoughtUnused, isGone, isOverrulable, isUnused } from './part-state.js';

test.each([
  ['HELD', false, false, false, false],
  ['PENDING_OPERATOR', false, true, false, false],
  ['CONFIRMED', true, true, true, false],
  ['TICKETED', true, true, true, false],
  ['BOARDED', false, false, false, false],
  ['NO_SHOW', false, false, true, false],
  ['EXCHANGE_ONGOING', false, false, true, false],
  ['REJECTED', false, false, false, true],
  ['CANCELLED', false, false, false, true],
  ['RELEASED', false, false, false, true],
  ['REFUNDED', false, false, false, true],
  ['EXCHANGED', false, false, false, true],
])('%s: exchanged %s, people changed %s, overruled %s, gone %s', (state, unused, changed, overruled, gone) => {
  expect([isUnused(state), isBoughtUnused(state), isOverrulable(state), isGone(state)]).toEqual([
    unused,
    changed,
    overruled,
    gone,
  ]);
});
