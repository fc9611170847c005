import { expect, test } from '@jest/globals';
import { isHonoured, refreshOf, sessionEnd } from './session.rules.js';

const session = { generation: 5, rotatedAt: 1_000_000, expiresAt: 9_000_000, ended: false };

test.each([
  ['the current generation', {}, 5, 1_500_000, 'rotate', true],
  ['the one before, at once', {}, 4, 1_000_000, 'repeat', true],
  ['the one before, after 30 s', {}, 4, 1_030_000, 'repeat', true],
  ['the one before, a moment later', {}, 4, 1_030_001, 'reuse', false],
  ['an older one', {}, 3, 1_000_001, 'reuse', false],
  ['one that never was', {}, 6, 1_000_001, 'reuse', false],
  ['an ended session', { ended: true }, 5, 1_000_001, 'dead', false],
  ['a session at its end', {}, 5, 9_000_000, 'dead', false],
])('%s', (_, change, generation, now, refresh, honoured) => {
  expect(refreshOf({ ...session, ...change }, generation, now)).toBe(refresh);
  expect(isHonoured({ ...session, ...change }, generation, now)).toBe(honoured);
});

test('a session lives 365 days if remembered, otherwise 7', () => {
  expect(sessionEnd(0, true)).toBe(365 * 24 * 3600 * 1000);
  expect(sessionEnd(0, false)).toBe(7 * 24 * 3600 * 1000);
});
