import { expect, test } from '@jest/globals';
import { type Counter, retryAfter } from './login-limit.rules.js';

const limits = { failures: { pair: 5, account: 20, address: 200 }, windowMs: 900_000 };
const now = 10_000_000;

test.each<[string, [Counter, number, number][], number | undefined]>([
  [
    'the first attempt',
    [
      ['pair', 1, now],
      ['account', 1, now],
      ['address', 1, now],
    ],
    undefined,
  ],
  [
    'the fifth from one address',
    [
      ['pair', 5, now - 60_000],
      ['account', 5, now],
      ['address', 5, now],
    ],
    undefined,
  ],
  [
    'the sixth from one address',
    [
      ['pair', 6, now - 60_000],
      ['account', 6, now],
      ['address', 6, now],
    ],
    840,
  ],
  [
    'the twentieth of one account',
    [
      ['pair', 1, now],
      ['account', 20, now],
      ['address', 1, now],
    ],
    undefined,
  ],
  [
    'the twenty-first of one account',
    [
      ['pair', 1, now],
      ['account', 21, now - 899_999],
      ['address', 1, now],
    ],
    1,
  ],
  [
    'the two hundred and first from one address',
    [
      ['pair', 1, now],
      ['account', 1, now],
      ['address', 201, now],
    ],
    900,
  ],
  [
    'two limits at once: the longer wait',
    [
      ['pair', 6, now - 60_000],
      ['account', 21, now - 30_000],
    ],
    870,
  ],
])('%s', (_, counts, seconds) => {
  const rows = counts.map(([counter, failures, windowStartedAt]) => ({ counter, failures, windowStartedAt }));
  expect(retryAfter(rows, limits, now)).toBe(seconds);
});
