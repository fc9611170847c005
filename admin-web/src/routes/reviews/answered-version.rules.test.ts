import { expect, test } from '@jest/globals';
import { answeredVersion } from './answered-version.rules.js';

const OPENED = { version: 3, answer: 'Sorry', changedAt: null };

test.each([
  ['nothing', {}, 3],
  ['hidden or published on the same page', { version: 4 }, 4],
  ['answered by somebody else', { version: 4, answer: 'Thank you' }, 3],
  ['its answer was taken away', { version: 4, answer: null }, 3],
  ['worded anew', { version: 4, changedAt: '2026-11-20T03:00:00.000Z' }, 3],
])('since the form was opened: %s', (_, change, named) => {
  expect(answeredVersion(OPENED, { ...OPENED, ...change })).toBe(named);
});
