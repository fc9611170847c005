import { dayNumber, fromDayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { expect, test } from '@jest/globals';
import { daysOfSchedule, windowOf } from './schedule-days.rules.js';

const day = (date: string): number => dayNumber(travelDate(date));
const NOVEMBER = { from: day('2026-11-20'), to: day('2026-11-30') };
const WEEK = [1, 2, 3, 4, 5, 6, 7];

test.each<[string, object, string]>([
  ['always', {}, '20 21 22 23 24 25 26 27 28 29 30'],
  ['Fridays', { daysOfWeek: [5] }, '20 27'],
  ['a season', { allowFrom1: '2026-11-22', allowTo1: '2026-11-23' }, '22 23'],
  ['an open season', { allowFrom1: '2026-11-29' }, '29 30'],
  ['two seasons', { allowTo1: '2026-11-20', allowFrom2: '2026-11-27', allowTo2: '2026-11-28' }, '20 27 28'],
  ['a blocked period', { blockingFrom: '2026-11-21', blockingTo: '2026-11-29' }, '20 30'],
  ['blocked from then on', { blockingFrom: '2026-11-22' }, '20 21'],
])('%s', (_, days, expected) => {
  const driven = daysOfSchedule({ daysOfWeek: WEEK, ...days }, NOVEMBER);
  expect(driven.map((one) => fromDayNumber(one).slice(-2)).join(' ')).toBe(expected);
});

const today = day('2026-11-20');

test.each<[string, readonly string[], string]>([
  ['no seasons', [], '2026-11-20 2027-05-19'],
  ['a season that began and ends later', ['2026-06-01', '2027-12-31'], '2026-06-01 2027-12-31'],
  ['slips of the pen', ['1900-01-01', '9999-12-31'], '2025-11-19 2029-11-22'],
])('of %s', (_, dates, expected) => {
  const { from, to } = windowOf(today, 180, dates);
  expect(`${fromDayNumber(from)} ${fromDayNumber(to)}`).toBe(expected);
});
