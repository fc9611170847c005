import { expect, test } from '@jest/globals';
import { deadlineOf } from './payment-method.rules.js';

const NOW = Date.parse('2026-11-20T06:00:00Z');
const MINUTE = 60_000;

test.each([
  ['KHQR', 30 * MINUTE, 5 * MINUTE],
  ['KHQR', 2 * MINUTE, 2 * MINUTE],
  ['CARD', 30 * MINUTE, null],
  ['WING', 30 * MINUTE, null],
] as const)('%s with a hold of %d ms ends by itself after %s', (method, hold, expected) => {
  expect(deadlineOf(method, NOW, NOW + hold)).toBe(expected === null ? null : NOW + expected);
});

test('a QR code lives five minutes, also where nothing is held any more', () => {
  expect(deadlineOf('KHQR', NOW, null)).toBe(NOW + 5 * MINUTE);
});
