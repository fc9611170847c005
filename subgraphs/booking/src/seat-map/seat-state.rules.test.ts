import { expect, test } from '@jest/globals';
import { type LiveClaim, seatState } from './seat-state.rules.js';

const plain = { kind: 'SEAT', bookable: true, blocked: false };
const claim = (state: LiveClaim['state'], mine = false): LiveClaim => ({ state, mine });

test.each([
  ['no live claim', plain, [], 'AVAILABLE'],
  ['my own hold', plain, [claim('held', true)], 'SELECTED'],
  ['my own holds on two segments', plain, [claim('held', true), claim('held', true)], 'SELECTED'],
  ["somebody else's hold", plain, [claim('held')], 'UNAVAILABLE'],
  ['mine and another’s', plain, [claim('held', true), claim('sold')], 'UNAVAILABLE'],
  ['what I bought', plain, [claim('sold', true)], 'UNAVAILABLE'],
  ['an operator block', plain, [claim('blocked')], 'BLOCKED'],
  ['a block of the layout', { ...plain, blocked: true }, [], 'BLOCKED'],
  ['a crew seat', { ...plain, bookable: false }, [], 'BLOCKED'],
  ['an aisle', { ...plain, kind: 'AISLE' }, [], 'BLOCKED'],
])('%s', (_, cell, claims, state) => {
  expect(seatState(cell, claims)).toBe(state);
});
