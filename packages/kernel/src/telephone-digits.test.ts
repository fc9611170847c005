import { expect, test } from '@jest/globals';
import { isSameTelephone, telephoneDigits } from './telephone-digits.js';

test.each(['012 345 678', '+855 12 345 678', '85512345678', '00855 12-345-678', '012/345-678', ' +855 (0)12 345 678 '])(
  '%s is one number',
  (written) => {
    expect(telephoneDigits(written)).toBe('12345678');
  },
);

test.each([
  ['+856 20 5555 1234', '2055551234'],
  ['020 5555 1234', '2055551234'],
  ['+1 415 555 0100', '14155550100'],
])('%s: what stays of it in any writing', (written, digits) => {
  expect(telephoneDigits(written)).toBe(digits);
});

test.each(['', 'dara@example.com', '+855', '12345', 'call 012 345 678'])('%p is none', (text) => {
  expect(telephoneDigits(text)).toBeUndefined();
});

test.each<[string | null, string | null, boolean]>([
  ['+66 81 234 5678', '081/234 5678', true],
  // Their last eight digits are the same: a tenth of all Thai numbers ends like another.
  ['081 234 5678', '091 234 5678', false],
  ['020 5555 1234', '030 5555 1234', false],
  ['', '', false],
  [null, null, false],
  ['dara@example.com', 'dara@example.com', false],
])('%p and %p: one telephone %p', (a, b, same) => {
  expect(isSameTelephone(a, b)).toBe(same);
});
