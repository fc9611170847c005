import { expect, test } from '@jest/globals';
import { codeOf, isSamePerson, type Known, readReferralCode } from './referral.rules.js';

const known = (more: Partial<Known> = {}): Known => ({ email: null, phone: null, households: [], ...more });

test.each<[string, Known, Known, boolean]>([
  ['nothing is known', known(), known(), false],
  ['two mailboxes', known({ email: 'a@x.example' }), known({ email: 'b@x.example' }), false],
  ['one mailbox with a tag', known({ email: 'dara@x.example' }), known({ email: 'Dara+2@x.example' }), true],
  ['one mailbox with dots', known({ email: 'd.ara@gmail.com' }), known({ email: 'dara@gmail.com' }), true],
  ['dots that count elsewhere', known({ email: 'd.ara@x.example' }), known({ email: 'dara@x.example' }), false],
  ['one telephone, however it is written', known({ phone: '+855 12 345 678' }), known({ phone: '012345678' }), true],
  ['one household', known({ households: ['h1', 'h2'] }), known({ households: ['h2'] }), true],
  ['two households', known({ households: ['h1'] }), known({ households: ['h2'] }), false],
])('%s', (_, a, b, expected) => {
  expect(isSamePerson(a, b)).toBe(expected);
  expect(isSamePerson(b, a)).toBe(expected);
});

test('a code has eight letters and digits, and is read however it is typed', () => {
  const code = codeOf(Uint8Array.from([0, 1, 2, 30, 31, 62, 100, 255]));
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  expect(readReferralCode(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe(code);
});
