import { expect, test } from '@jest/globals';
import { ownStamp } from './own-stamp.rules.js';

test.each([
  ['2026-11-21T07:30:00+07:00', 420, undefined],
  ['2026-11-21T07:30:00+07:00', 60, '2026-11-21 01:30 UTC+1'],
  ['2026-11-21T05:30:00+07:00', 0, '2026-11-20 22:30 UTC'],
  ['2026-11-21T07:30:00+07:00', -210, '2026-11-20 21:00 UTC−3:30'],
  ['2026-11-21T07:30:00+07:00', 345, '2026-11-21 06:15 UTC+5:45'],
  ['2026-11-20T22:30:59Z', 600, '2026-11-21 08:30 UTC+10'],
  ['1969-12-31T23:00:00Z', -60, '1969-12-31 22:00 UTC−1'],
])('%s on a clock of %i minutes is %s', (instant, offset, expected) => {
  expect(ownStamp(Date.parse(instant), offset)).toBe(expected);
});
