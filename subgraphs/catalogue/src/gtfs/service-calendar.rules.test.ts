import { dayNumber, fromDayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runsOn } from '../timetable/service-days.rules.js';
import { calendarOf } from './service-calendar.rules.js';

const day = (date: string): number => dayNumber(travelDate(date));
const days = (first: string, count: number): number[] =>
  Array.from({ length: count }, (_, index) => day(first) + index);
const said = (all: readonly number[]): readonly unknown[] => {
  const { weekdays, first, last, added, removed } = calendarOf(all);
  return [
    weekdays.toString(2).padStart(7, '0'),
    ...[first, last].map((each) => fromDayNumber(each)),
    added.length,
    removed.map((each) => fromDayNumber(each)),
  ];
};

// 2026-11-23 is a Monday.
const TABLE: [string, readonly number[], readonly unknown[]][] = [
  ['every day', days('2026-11-23', 14), ['1111111', '2026-11-23', '2026-12-06', 0, []]],
  ['one day', [day('2026-11-25')], ['0000100', '2026-11-25', '2026-11-25', 0, []]],
  [
    'weekdays alone',
    days('2026-11-23', 14).filter((each) => (each + 3) % 7 < 5),
    ['0011111', '2026-11-23', '2026-12-04', 0, []],
  ],
  [
    'a blocked day is taken out',
    days('2026-11-23', 7).filter((each) => each !== day('2026-11-26')),
    ['1110111', '2026-11-23', '2026-11-29', 0, []],
  ],
  [
    'a blocked day of many weeks is taken out',
    days('2026-11-23', 14).filter((each) => each !== day('2026-11-26')),
    ['1111111', '2026-11-23', '2026-12-06', 0, ['2026-11-26']],
  ],
  [
    'two days far from each other stand alone',
    [day('2026-11-23'), day('2027-03-01')],
    ['0000000', '2026-11-23', '2027-03-01', 2, []],
  ],
];
test.each(TABLE)('%s', (_, all, expected) => expect(said(all)).toEqual(expected));

test('whatever the days, the calendar is served on these and no others', () => {
  const some = fc.uniqueArray(fc.integer({ min: 20_000, max: 20_200 }), { minLength: 1 });
  fc.assert(
    fc.property(some, (numbers) => {
      const all = numbers.toSorted((a, b) => a - b);
      const { weekdays, first, last, added, removed } = calendarOf(all);
      const service = { weekdays, from: first, to: last, added: new Set(added), removed: new Set(removed) };
      const served = Array.from({ length: 202 }, (_, index) => 19_999 + index).filter((each) => runsOn(service, each));
      expect(served).toEqual(all);
    }),
  );
});
