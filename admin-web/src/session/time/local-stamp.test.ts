import { expect, test } from '@jest/globals';
import { localStamp } from './local-stamp.js';

test.each([
  ['2026-11-21T07:30:00+07:00', '2026-11-21 07:30'],
  ['2026-11-20T17:05:59Z', '2026-11-21 00:05'],
  [0, '1970-01-01 07:00'],
])('%p is %s on the clock at the stops', (instant, expected) => {
  expect(localStamp(instant)).toBe(expected);
});
