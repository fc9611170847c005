import { expect, test } from '@jest/globals';
import {
  canAll,
  isBought,
  isForSale,
  isGivenBack,
  isLive,
  isSold,
  PART_STATES,
  type PartState,
  partStates,
} from './part-state.rules.js';

const all = Object.keys(PART_STATES) as PartState[];

/** The table of rules.md 3, word for word, and scans that arrive late. */
const allowed: Readonly<Partial<Record<PartState, readonly PartState[]>>> = {
  HELD: ['CONFIRMED', 'PENDING_OPERATOR', 'EXPIRED', 'CANCELLED'],
  PENDING_OPERATOR: ['CONFIRMED', 'REJECTED'],
  CONFIRMED: ['TICKETED'],
  TICKETED: ['BOARDED', 'NO_SHOW', 'REFUNDED', 'RELEASED', 'CANCELLED', 'EXCHANGE_ONGOING'],
  BOARDED: ['TICKETED', 'COMPLETED'],
  // No refund unless overruled.
  NO_SHOW: ['BOARDED', 'REFUNDED', 'RELEASED'],
  EXPIRED: ['CONFIRMED', 'PENDING_OPERATOR'],
  RELEASED: ['REFUNDED'],
  EXCHANGE_ONGOING: ['TICKETED', 'EXCHANGED'],
};

test.each(all)('from %s only the steps of the table', (from) => {
  expect(all.filter((to) => partStates.can(from, to)).sort()).toEqual([...(allowed[from] ?? [])].sort());
});

test('a part begins held', () => {
  expect(partStates.initial).toBe('HELD');
});

test.each([
  ['TICKETED', true, true, false],
  ['HELD', false, true, false],
  ['NO_SHOW', true, true, false],
  ['REFUNDED', false, false, true],
  ['RELEASED', false, false, true],
  ['CANCELLED', false, false, false],
  ['EXPIRED', false, false, false],
] as const)('%s: sold %s, live %s, given back %s', (state, sold, live, back) => {
  expect([isSold(state), isLive(state), isGivenBack(state)]).toEqual([sold, live, back]);
});

test.each([
  ['HELD', true, false],
  ['EXPIRED', true, false],
  ['PENDING_OPERATOR', false, true],
  ['TICKETED', false, true],
  ['REJECTED', false, false],
  ['CANCELLED', false, false],
] as const)('%s: paying can buy it %s, it is bought %s', (state, forSale, bought) => {
  expect([isForSale(state), isBought(state)]).toEqual([forSale, bought]);
});

test('all may go only when each may, and there is one', () => {
  expect(canAll(['HELD', 'EXPIRED'], 'CONFIRMED')).toBe(true);
  expect(canAll(['HELD', 'CANCELLED'], 'CONFIRMED')).toBe(false);
  expect(canAll([], 'CONFIRMED')).toBe(false);
});
