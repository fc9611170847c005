import { expect, test } from '@jest/globals';
import { hashOfCode, maskedEmail, maskedPhone } from './holder-code.js';

test('a code is the same however it is copied, and another one for another booking or secret', () => {
  const kept = hashOfCode('7', '012345', 'secret');
  expect(hashOfCode('7', '012 345', 'secret')).toBe(kept);
  expect(hashOfCode('7', '012-345', 'secret')).toBe(kept);
  expect(hashOfCode('8', '012345', 'secret')).not.toBe(kept);
  expect(hashOfCode('7', '012345', 'other')).not.toBe(kept);
});

test.each([
  ['+855 12 345 678', '•••678'],
  ['012', '•••012'],
])('%p is shown as %p', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown);
});

test('of a mailbox the first letter and its provider are shown', () => {
  expect(maskedEmail('sok.dara@example.com')).toBe('s•••@example.com');
});
