import { dayNumber, fromDayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { expect, test } from '@jest/globals';
import { windowOf } from './schedule-days.rules.js';

const today = dayNumber(travelDate('2026-11-20'));

test.each<[string, readonly string[], string]>([
  ['no seasons', [], '2026-11-20 2027-05-19'],
  ['a season that began and ends later', ['2026-06-01', '2027-12-31'], '2026-06-01 2027-12-31'],
  ['slips of the pen', ['1900-01-01', '9999-12-31'], '2025-11-19 2029-11-22'],
])('of %s', (_, dates, expected) => {
  const { from, to } = windowOf(today, 180, dates);
  expect(`${fromDayNumber(from)} ${fromDayNumber(to)}`).toBe(expected);
});
