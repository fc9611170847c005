import { expect, test } from '@jest/globals';
import {
  type CalendarDeparture,
  choiceAt,
  chosenTimes,
  closingAddress,
  type DayChoice,
  isChosen,
  shownDepartures,
  type Way,
} from './chosen-days.js';

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
  departure('10', '1', { closed: true }),
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
  expect(shown).toEqual(['01 2', '02 0', '03 1', '04 1', '09 0', '10 0']);
  expect(chosenTimes(MONTH, days('01', '02'), '2026-12-02')).toMatchObject([{ first: '2026-12-02', departures: 1 }]);
});

test('days lie between both ends, whichever was first', () => {
  expect(['03', '04', '06'].map((day) => isChosen(days('05', '04'), `2026-12-${day}`))).toEqual([false, true, false]);
});

test.each([
  ['05', '01', '/departures/1/2026-12-01/seats?whole=1&until=2026-12-04'],
  ['01', '01', '/departures/1/2026-12-01/seats?whole=1'],
  ['09', '09', '/departures/1/2026-12-09/seats'],
  ['09', '11', '/departures/1/2026-12-09/seats?closedUntil=2026-12-10'],
])('what is chosen from the %s to the %s is closed at %s', (anchor, focus, expected) => {
  expect(closingAddress(chosenTimes(MONTH, days(anchor, focus), '2026-12-01')[0]!)).toBe(expected);
});

const START: DayChoice = { anchor: '2026-12-03', focus: '2026-12-03', isOpen: false };
test.each<[string, readonly (readonly [string, Way])[], string]>([
  ['a press chooses a day', [['2026-12-05', 'pressed']], '05 05 open'],
  [
    'the second one chooses all days between',
    [
      ['2026-12-05', 'pressed'],
      ['2026-12-08', 'pressed'],
    ],
    '05 08',
  ],
  [
    'of which the last may come first',
    [
      ['2026-12-08', 'pressed'],
      ['2026-12-05', 'pressed'],
    ],
    '08 05',
  ],
  [
    'the same day twice is that day',
    [
      ['2026-12-05', 'pressed'],
      ['2026-12-05', 'pressed'],
    ],
    '05 05',
  ],
  [
    'the third one begins anew',
    [
      ['2026-12-05', 'pressed'],
      ['2026-12-08', 'pressed'],
      ['2026-12-09', 'pressed'],
    ],
    '09 09 open',
  ],
  [
    'another month begins anew',
    [
      ['2026-12-05', 'pressed'],
      ['2027-01-08', 'pressed'],
    ],
    '08 08 open',
  ],
  [
    'keys choose the day they lead to',
    [
      ['2026-12-04', 'led'],
      ['2026-12-05', 'led'],
    ],
    '05 05',
  ],
  [
    'after a first day they lead to the last',
    [
      ['2026-12-05', 'pressed'],
      ['2026-12-06', 'led'],
    ],
    '05 06 open',
  ],
  [
    'which a press confirms',
    [
      ['2026-12-05', 'pressed'],
      ['2026-12-06', 'led'],
      ['2026-12-06', 'pressed'],
      ['2026-12-07', 'led'],
    ],
    '07 07',
  ],
  [
    'keys to another month forget the first day',
    [
      ['2026-12-05', 'pressed'],
      ['2027-01-05', 'led'],
    ],
    '05 05',
  ],
  [
    'Shift chooses all days between at once',
    [
      ['2026-12-05', 'with Shift'],
      ['2026-12-06', 'with Shift'],
    ],
    '03 06',
  ],
])('%s', (_, ways, expected) => {
  const { anchor, focus, isOpen } = ways.reduce((chosen, [day, way]) => choiceAt(chosen, day, way), START);
  expect([anchor.slice(8), focus.slice(8), ...(isOpen ? ['open'] : [])].join(' ')).toBe(expected);
});
