import { expect, test } from '@jest/globals';
import { createIntl } from 'react-intl';
import { changedPrice, refusalText, seatsOf } from './refusal-words.js';

const intl = createIntl({ locale: 'en', onError: () => undefined });

test.each([
  [
    'SEATS_TAKEN',
    { seats: ['5C'] },
    'Seat 5C has just been taken by somebody else. Everything else you chose is kept.',
  ],
  ['SEATS_TAKEN', { seats: ['5C', '5D'] }, /^Seats 5C, 5D have just been taken/],
  ['PRICE_CHANGED', { expected: 2400, total: 2650, currency: 'USD' }, 'The price has changed from $24,00 to $26,50.'],
  ['HOLD_EXPIRED', {}, 'The time is over and your seats have been given back.'],
  ['A_CODE_OF_TOMORROW', {}, 'This did not work. Please try again.'],
])('%s with %p', (code, facts, expected) => {
  expect(refusalText(intl, { code, facts })).toMatch(expected);
});

test('a refusal names its seats, or none', () => {
  expect(seatsOf({ code: 'SEATS_TAKEN', facts: { seats: ['1A'] } })).toEqual(['1A']);
  expect(seatsOf({ code: 'HOLD_EXPIRED', facts: {} })).toEqual([]);
});

test('only a changed price has an old and a new one', () => {
  expect(changedPrice({ code: 'PRICE_CHANGED', facts: { expected: 1, total: 2, currency: 'USD' } })?.total).toBe(2);
  expect(changedPrice({ code: 'HOLD_EXPIRED', facts: {} })).toBeUndefined();
});
