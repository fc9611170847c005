import { expect, test } from '@jest/globals';
import { nextAttempt, problemOf } from './resend.rules.js';

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

test.each<[string, { message: string; responseCode?: number }, string]>([
  ['what its server said', { message: '550 no\r\nsuch\tmailbox', responseCode: 550 }, '550 no such mailbox'],
  ['the beginning of it', { message: 'x'.repeat(400), responseCode: 450 }, 'x'.repeat(300)],
  ['nothing of our network', { message: 'connect ECONNREFUSED 10.0.0.5:25' }, 'NO_ANSWER'],
])('a message that was not taken tells %s', (_, error, problem) => {
  expect(problemOf(error)).toBe(problem);
});
