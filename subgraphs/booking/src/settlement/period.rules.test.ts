import { travelDate } from '@naga/kernel/travel-date.js';
import { expect, test } from '@jest/globals';
import { closesOn, localDay, monthOf, periodFor } from './period.rules.js';

test.each([
  ['2026-11-01', '2026-11-01', '2026-11-30'],
  ['2026-11-30', '2026-11-01', '2026-11-30'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
  ['2028-02-10', '2028-02-01', '2028-02-29'],
])('the statement of %s is from %s to %s', (date, from, to) => {
  expect(monthOf(travelDate(date))).toEqual({ from, to });
});

test('a day begins at midnight in Phnom Penh', () => {
  expect(localDay(Date.parse('2026-11-30T16:59:59Z'))).toBe('2026-11-30');
  expect(localDay(Date.parse('2026-11-30T17:00:00Z'))).toBe('2026-12-01');
});

test('a month is open for three days more', () => {
  expect(closesOn(monthOf(travelDate('2026-11-15')))).toBe('2026-12-04');
});

test.each([
  ['while the month runs', '2026-11-15', '2026-11-20T10:00:00+07:00', '2026-11-01'],
  ['of a night bus of the last day', '2026-11-30', '2026-12-01T09:00:00+07:00', '2026-11-01'],
  ['in the last minute', '2026-11-15', '2026-12-03T23:59:59+07:00', '2026-11-01'],
  ['after it is closed', '2026-11-15', '2026-12-04T00:00:00+07:00', '2026-12-01'],
  ['of a ride that is not over', '2026-12-15', '2026-11-20T10:00:00+07:00', '2026-12-01'],
])('a line %s', (_, serviceDate, now, from) => {
  expect(periodFor(travelDate(serviceDate), Date.parse(now)).from).toBe(from);
});
