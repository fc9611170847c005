import { expect, test } from '@jest/globals';
import { changedPrice, seatsOf } from './refusal.js';

test('a refusal names its seats, or none', () => {
  expect(seatsOf({ code: 'SEATS_TAKEN', facts: { legId: '1', seats: ['1A', '1B'] } })).toEqual(['1A', '1B']);
  expect(seatsOf({ code: 'HOLD_EXPIRED', facts: {} })).toEqual([]);
});

test('only a changed price has an old and a new one', () => {
  const facts = { expected: 2400, total: 2650, currency: 'USD' };
  expect(changedPrice({ code: 'PRICE_CHANGED', facts })).toEqual({ before: '$24,00', now: '$26,50', total: 2650 });
  expect(changedPrice({ code: 'HOLD_EXPIRED', facts: {} })).toBeUndefined();
});
