import { describe, expect, test } from '@jest/globals';
import { formatClock, instantOf, localMoment, offsetDateTime, parseClock } from './clock-time.js';
import { travelDate } from './travel-date.js';

const date = travelDate('2026-11-30');

describe('clock times', () => {
  test.each([
    [450, '07:30'],
    [0, '00:00'],
    [1439, '23:59'],
    [1510, '01:10'],
  ])('%i minutes read %s', (minutes, text) => {
    expect(formatClock(minutes)).toBe(text);
  });

  test.each(['24:00', '7:30', '07:60', '', 'noon'])('%p is none', (text) => {
    expect(parseClock(text)).toBeUndefined();
  });

  test('past midnight belongs to the next calendar day', () => {
    expect(offsetDateTime(date, 1510)).toBe('2026-12-01T01:10:00+07:00');
  });

  test('an instant is the same moment everywhere', () => {
    expect(instantOf(date, 1510)).toBe(Date.parse('2026-12-01T01:10:00+07:00'));
    expect(localMoment(Date.parse('2026-11-30T17:00:00Z'))).toEqual({ date: '2026-12-01', minutes: 0 });
  });
});
