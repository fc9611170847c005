import { expect, test } from '@jest/globals';
import { periodIn } from './statement-period.js';

test.each([
  ['', '2026-11-01', '2026-11-20'],
  ['until=2026-10-15', '2026-10-01', '2026-10-15'],
  ['from=2026-09-30&until=2026-10-15', '2026-09-30', '2026-10-15'],
  ['from=2026-10-15&until=2026-09-30', '2026-09-30', '2026-10-15'],
  ['from=yesterday&until=2026-02-31', '2026-11-01', '2026-11-20'],
])('the statement at %p is of %p to %p', (address, from, until) => {
  expect(periodIn(new URLSearchParams(address), '2026-11-20')).toEqual({ from, until });
});
