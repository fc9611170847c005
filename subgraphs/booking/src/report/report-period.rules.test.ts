import { expect, test } from '@jest/globals';
import { periodProblems } from './report-period.rules.js';

test.each([
  ['2026-11-20', '2026-11-20', []],
  ['2026-01-01', '2027-01-01', []],
  ['2026-01-01', '2027-01-02', ['TOO_MANY_DAYS']],
  ['2026-11-21', '2026-11-20', ['BEFORE_FROM']],
])('a report from %s to %s: %p', (from, to, codes) => {
  expect(periodProblems(from, to).map(({ code }) => code)).toEqual(codes);
});
