import { describe, expect, test } from '@jest/globals';
import { plainReference, topUpProblems, type TopUpWish } from './top-up.rules.js';

const TRANSFER: TopUpWish = { kind: 'TRANSFER', amount: 9000, currency: 'USD', note: 'By ABA', reference: 'FT 42' };
const CORRECTION: TopUpWish = { kind: 'CORRECTION', amount: -9000, currency: 'USD', note: 'Booked twice' };

describe('what is moved by hand', () => {
  test.each<[string, TopUpWish, string[]]>([
    ['a transfer with its reference', TRANSFER, []],
    ['a transfer without one', { ...TRANSFER, reference: null }, ['reference REQUIRED']],
    ['a transfer with blanks for one', { ...TRANSFER, reference: '  ' }, ['reference REQUIRED']],
    ['a transfer that went out', { ...TRANSFER, amount: -1 }, ['amount MIN']],
    ['a correction either way', CORRECTION, []],
    ['a correction upwards', { ...CORRECTION, amount: 1 }, []],
    ['a correction of a transfer', { ...CORRECTION, reference: 'FT 42' }, ['reference WITH_CORRECTION']],
    ['a correction without a reason', { ...CORRECTION, note: ' ' }, ['note REQUIRED']],
    ['a long reason', { ...CORRECTION, note: 'x'.repeat(501) }, ['note MAX_LENGTH']],
    ['nothing', { ...TRANSFER, amount: 0 }, ['amount NOT_ZERO']],
    ['more than anybody has', { ...CORRECTION, amount: -1_000_000_001 }, ['amount MAX']],
    ['half a riel', { ...TRANSFER, amount: 150, currency: 'KHR' }, ['amount RANGE']],
    ['money of nowhere', { ...TRANSFER, currency: 'XXX' }, ['currency IS_IN']],
  ])('%s', (_, wish, expected) => {
    expect(topUpProblems(wish).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });

  test.each([
    ['ft 26-0042', 'FT26-0042'],
    [' FT26-0042 ', 'FT26-0042'],
    [' ', null],
    [undefined, null],
  ])('the reference %j is %j', (typed, plain) => {
    expect(plainReference(typed)).toBe(plain);
  });
});
