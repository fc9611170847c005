import { expect, test } from '@jest/globals';
import { isTyped } from './confirm-word.js';

test.each([
  ['REFUND', 'REFUND', true],
  ['refund', 'REFUND', true],
  ['  Refund\t', 'REFUND', true],
  ['refunds', 'REFUND', false],
  ['', 'REFUND', false],
  ['សង\u200Bប្រាក់', 'សងប្រាក់', true],
  ['\uFEFFសងប្រាក់\u200B ', 'សង\u200Bប្រាក់', true],
  ['សង', 'សងប្រាក់', false],
  ['hoàn  tiền', 'HOÀN TIỀN', true],
  // The same letters, put together by an older keyboard.
  ['hoàn tiền'.normalize('NFD'), 'HOÀN TIỀN', true],
  ['คืนเงิน', 'คืนเงิน', true],
  ['devolver', 'DEVOLVER', true],
])('%j for %s: %s', (typed, word, expected) => {
  expect(isTyped(typed, word)).toBe(expected);
});
