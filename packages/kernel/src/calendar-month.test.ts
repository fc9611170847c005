import { expect, test } from '@jest/globals';
import { addMonths, dayByKey, lastDayOf, weeksOf } from './calendar-month.js';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 14, '2028-01'],
])('%s and %d months is %s', (month, steps, result) => expect(addMonths(month, steps)).toBe(result));

test.each([
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
  ['2028-02', '2028-02-29'],
])('%s ends on %s', (month, day) => expect(lastDayOf(month)).toBe(day));

test('weeks begin on Monday and are whole', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', undefined, undefined, undefined, undefined, undefined, undefined]);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test.each([
  ['2026-11-30', 'ArrowRight', '2026-12-01'],
  ['2026-11-30', 'ArrowUp', '2026-11-23'],
  ['2026-11-25', 'Home', '2026-11-23'],
  ['2026-11-25', 'End', '2026-11-29'],
  ['2027-01-31', 'PageDown', '2027-02-28'],
  ['2027-01-31', 'PageUp', '2026-12-31'],
  ['2027-01-31', 'a', undefined],
])('from %s, %s leads to %s', (day, key, expected) => expect(dayByKey(day, key)).toBe(expected));
