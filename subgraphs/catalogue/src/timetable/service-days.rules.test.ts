import { dayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { expect, test } from '@jest/globals';
import { runsOn, weekdayBits, type ServiceDays } from './service-days.rules.js';

const day = (date: string): number => dayNumber(travelDate(date));
const always: ServiceDays = { weekdays: 0b1111111, from: null, to: null };

test.each<[string, ServiceDays, string, boolean]>([
  ['a Friday service runs on a Friday', { ...always, weekdays: weekdayBits([5]) }, '2026-11-20', true],
  ['a Friday service does not run on a Saturday', { ...always, weekdays: weekdayBits([5]) }, '2026-11-21', false],
  ['Sunday is the seventh weekday', { ...always, weekdays: weekdayBits([7]) }, '2026-11-22', true],
  ['the first day of the period is included', { ...always, from: day('2026-11-20') }, '2026-11-20', true],
  ['the day before the period is not', { ...always, from: day('2026-11-20') }, '2026-11-19', false],
  ['the last day of the period is included', { ...always, to: day('2026-11-20') }, '2026-11-20', true],
  ['the day after the period is not', { ...always, to: day('2026-11-20') }, '2026-11-21', false],
  ['an added day runs', { weekdays: 0, from: null, to: null, added: new Set([day('2026-11-20')]) }, '2026-11-20', true],
  ['a removed day does not', { ...always, removed: new Set([day('2026-11-20')]) }, '2026-11-20', false],
])('%s', (_name, service, date, expected) => {
  expect(runsOn(service, day(date))).toBe(expected);
});

test.each([[[0]], [[8]], [[1.5]]])('weekdays %j are refused', (weekdays) => {
  expect(() => weekdayBits(weekdays)).toThrow(RangeError);
});
