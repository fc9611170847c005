import { describe, expect, test } from '@jest/globals';
import { addDays, dayNumber, fromDayNumber, isoWeekday, parseTravelDate, travelDate } from './travel-date.js';

describe('a travel date', () => {
  test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '', 'tomorrow', '2026-11-21T00:00'])(
    'is not %p',
    (text) => {
      expect(parseTravelDate(text)).toBeUndefined();
      expect(() => travelDate(text)).toThrow(RangeError);
    },
  );

  test.each([
    ['2026-11-20', 5],
    ['2026-11-22', 7],
    ['2026-11-23', 1],
    ['1970-01-01', 4],
  ])('%s is weekday %i of ISO 8601', (date, weekday) => {
    expect(isoWeekday(travelDate(date))).toBe(weekday);
  });

  test('moves over month, year and leap day', () => {
    expect(addDays(travelDate('2027-12-31'), 1)).toBe('2028-01-01');
    expect(addDays(travelDate('2028-02-28'), 1)).toBe('2028-02-29');
    expect(addDays(travelDate('2028-03-01'), -1)).toBe('2028-02-29');
  });

  test('is a number and back', () => {
    expect(dayNumber(travelDate('1970-01-02'))).toBe(1);
    expect(fromDayNumber(dayNumber(travelDate('2026-11-20')))).toBe('2026-11-20');
  });
});
