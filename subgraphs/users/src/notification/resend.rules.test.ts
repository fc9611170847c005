import { expect, test } from '@jest/globals';
import { nextAttempt } from './resend.rules.js';

test.each([
  ['the server was not there', 1, undefined, 60_000],
  ['the server was busy', 1, 421, 60_000],
  ['the third time', 3, 450, 240_000],
  ['the tenth time: six hours', 10, undefined, 21_600_000],
  ['there is no such mailbox', 1, 550, undefined],
  ['the twentieth time', 20, undefined, undefined],
])('%s', (_, attempts, responseCode, wait) => {
  expect(nextAttempt(attempts, responseCode, 1000)).toBe(wait === undefined ? undefined : 1000 + wait);
});
