import { expect, test } from '@jest/globals';
import { type CalendarDeparture, chosenTimes, closingAddress, isChosen, shownDepartures } from './chosen-days.js';

const departure = (day: string, id: string, more: Partial<CalendarDeparture> = {}): CalendarDeparture => ({
  ...{ __typename: 'LineCalendarDeparture', date: `2026-12-${day}`, routeScheduleId: id, seats: 0 },
  ...{ departureTime: id === '1' ? '07:30' : '13:00', runs: true, closed: false, ...more },
});
const MONTH = [
  departure('01', '2'),
  departure('01', '1', { seats: 2 }),
  departure('02', '1', { closed: true }),
  departure('03', '1', { seats: 1, runs: false }),
  departure('04', '1', { seats: 1 }),
  departure('09', '1', { closed: true }),
];
const days = (anchor: string, focus: string) => ({ anchor: `2026-12-${anchor}`, focus: `2026-12-${focus}` });

test.each<[string, string, readonly string[]]>([
  ['01', '01', ['07:30 01…01 1 2', '13:00 01…01 1 0']],
  ['05', '01', ['07:30 01…04 3 3', '13:00 01…01 1 0']],
  ['03', '03', []],
  ['09', '09', ['07:30 09…09 1 0 closed']],
])('from the %s to the %s', (anchor, focus, expected) => {
  const told = chosenTimes(MONTH, days(anchor, focus), '2026-12-01').map(
    ({ time, first, last, departures, seats, closed }) =>
      [time, `${first.slice(8)}…${last.slice(8)}`, departures, seats, ...(closed ? ['closed'] : [])].join(' '),
  );
  expect(told).toEqual(expected);
});

test('of days that are over what was sold is shown, and nothing is closed', () => {
  const shown = shownDepartures(MONTH, '2026-12-02').map(({ date, seats }) => `${date.slice(8)} ${seats}`);
  expect(shown).toEqual(['01 2', '02 0', '03 1', '04 1', '09 0']);
  expect(chosenTimes(MONTH, days('01', '02'), '2026-12-02')).toMatchObject([{ first: '2026-12-02', departures: 1 }]);
});

test('days lie between both ends, whichever was first', () => {
  expect(['03', '04', '06'].map((day) => isChosen(days('05', '04'), `2026-12-${day}`))).toEqual([false, true, false]);
});

test.each([
  ['05', '01', '/departures/1/2026-12-01/seats?whole=1&until=2026-12-04'],
  ['01', '01', '/departures/1/2026-12-01/seats?whole=1'],
  ['09', '09', '/departures/1/2026-12-09/seats'],
])('what is chosen from the %s to the %s is closed at %s', (anchor, focus, expected) => {
  expect(closingAddress(chosenTimes(MONTH, days(anchor, focus), '2026-12-01')[0]!)).toBe(expected);
});
