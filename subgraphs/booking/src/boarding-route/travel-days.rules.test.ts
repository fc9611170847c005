import { expect, test } from '@jest/globals';
import { travelDate } from '@naga/kernel/travel-date.js';
import { type TravelDays, travelDaysProblems } from './travel-days.rules.js';

const [first, last] = [travelDate('2026-12-01'), travelDate('2026-12-31')];

test.each<[string, TravelDays, string[]]>([
  ['every day', {}, []],
  ['from a day on', { travelFrom: first, travelUntil: null }, []],
  ['until a day', { travelFrom: null, travelUntil: last }, []],
  ['from one to another', { travelFrom: first, travelUntil: last }, []],
  ['one day', { travelFrom: first, travelUntil: first }, []],
  ['an end before its beginning', { travelFrom: last, travelUntil: first }, ['travelUntil ORDER']],
])('the driver is paid: %s', (_, days, problems) => {
  expect(travelDaysProblems(days).map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
});
