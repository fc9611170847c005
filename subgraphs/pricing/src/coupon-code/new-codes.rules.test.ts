import { expect, test } from '@jest/globals';
import { randomCode, typedCodes } from './new-codes.rules.js';

test('typed codes are read once each, and what cannot be a code is named', () => {
  expect(typedCodes({ codes: [' summer10', 'SUMMER10', 'X', '', 'A B C'] })).toEqual({
    codes: ['SUMMER10'],
    wrong: ['X', 'A B C'],
  });
});

test('a random code has eight letters that nobody mistakes, behind its prefix', () => {
  const random = Uint8Array.from({ length: 8 }, (_, index) => index * 31);
  expect(randomCode('NAGA-', random)).toMatch(/^NAGA-[ACDEFGHJKMNPQRTUVWXY34679]{8}$/);
});
