import { describe, expect, test } from '@jest/globals';
import { otherWaysOf, otherWayStep } from './other-way.rules.js';

describe('the ways a refused refund can go', () => {
  test.each([
    ['a buyer with an account', { currency: 'USD', bookingCurrency: 'USD', hasWallet: true }, ['WALLET', 'CASH']],
    ['a guest', { currency: 'USD', bookingCurrency: 'USD', hasWallet: false }, ['CASH']],
    [
      'money in another currency than the booking',
      { currency: 'KHR', bookingCurrency: 'USD', hasWallet: true },
      ['WALLET'],
    ],
    [
      'the same of a guest: it can only be tried again',
      { currency: 'KHR', bookingCurrency: 'USD', hasWallet: false },
      [],
    ],
  ] as const)('%s', (_, of, ways) => {
    expect(otherWaysOf(of)).toEqual(ways);
  });
});

describe('who sends a refused refund another way', () => {
  const first = { wanted: 'CASH', asked: null, isOwn: false, mayOverrule: true, isSmall: true } as const;
  test.each([
    ['a small sum, by who may overrule', {}, 'ALONE'],
    ['a large one', { isSmall: false }, 'ASK'],
    ['a small one, by who may only ask', { mayOverrule: false }, 'ASK'],
    ['asked for, and somebody else agrees', { isSmall: false, asked: 'CASH' }, 'AGREED'],
    ['asked for, and he says it again', { isSmall: false, asked: 'CASH', isOwn: true }, 'WAIT'],
    ['asked for, and another who may only ask says it too', { asked: 'CASH', mayOverrule: false }, 'WAIT'],
    ['asked for, and a second one wants another way', { isSmall: false, asked: 'WALLET' }, 'ASK'],
    ['asked for by who may only ask, small: another decides', { asked: 'CASH' }, 'AGREED'],
    ['asked for by himself, small meanwhile', { asked: 'CASH', isOwn: true }, 'ALONE'],
  ] as const)('%s', (_, change, step) => {
    expect(otherWayStep({ ...first, ...change })).toBe(step);
  });
});
