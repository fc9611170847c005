import { daysOfSchedule } from '@naga/kernel/days-of-sale.js';
import { dayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { expect, test } from '@jest/globals';
import { calendarRows, type KnownOfCalendar } from './line-calendar.rules.js';
import { aLine, aSchedule, aTiming } from './line.fixture.js';
import type { LineSchedule } from './line.rules.js';

const [FRIDAY, SATURDAY] = ['2026-11-20', '2026-11-21'] as const;
const WINDOW = { from: dayNumber(travelDate(FRIDAY)), to: dayNumber(travelDate(SATURDAY)) };
const daysOf = (schedule: LineSchedule) => daysOfSchedule(schedule, WINDOW);
const lineOf = (early: object, late: object = { disabled: true }, active = true) => ({
  ...aLine({
    timings: [
      aTiming(['13:00', '14:00', '15:00'], { schedules: [aSchedule({ id: '2', vehicleTypeId: '5', ...late })] }),
      aTiming(['07:30', '09:00', '10:30'], { schedules: [aSchedule({ id: '1', vehicleTypeId: '5', ...early })] }),
    ],
  }),
  active,
});
const NOTHING: KnownOfCalendar = { sold: [], closed: [], seatsOf: () => 2 };
const has = (date: string, ...seats: string[]) => ({ routeScheduleId: '1', date, seats, bookings: 1 });

test.each<[string, ReturnType<typeof lineOf>, Partial<KnownOfCalendar>, readonly string[]]>([
  ['runs every day', lineOf({}), {}, ['20 07:30 runs', '21 07:30 runs']],
  ['runs on Saturdays', lineOf({ daysOfWeek: [6] }), {}, ['21 07:30 runs']],
  [
    'runs twice, by the clock',
    lineOf({ daysOfWeek: [6] }, {}),
    {},
    ['20 13:00 runs', '21 07:30 runs', '21 13:00 runs'],
  ],
  ['is off sale', lineOf({ disabled: true }), {}, []],
  ['is off sale as a whole', lineOf({}, {}, false), {}, []],
  ['is sold', lineOf({ daysOfWeek: [6] }), { sold: [has(SATURDAY, '1A')] }, ['21 07:30 runs 1']],
  [
    'is sold no longer',
    lineOf({ daysOfWeek: [6] }),
    { sold: [has(FRIDAY, '1A')] },
    ['20 07:30 kept 1', '21 07:30 runs'],
  ],
  ['is closed', lineOf({ daysOfWeek: [6] }), { closed: [has(SATURDAY, '1A', '1B')] }, ['21 07:30 runs closed']],
  [
    'has seats kept of a number that nobody knows',
    lineOf({ daysOfWeek: [6] }),
    { closed: [has(SATURDAY, '1A', '1B')], seatsOf: () => undefined },
    ['21 07:30 runs'],
  ],
  ['has a seat kept', lineOf({ daysOfWeek: [6] }), { closed: [has(SATURDAY, '1A')] }, ['21 07:30 runs']],
  [
    'is closed beside what is sold',
    lineOf({ daysOfWeek: [6] }),
    { sold: [has(SATURDAY, '1A')], closed: [has(SATURDAY, '1B')] },
    ['21 07:30 runs 1 closed'],
  ],
])('what %s', (_, line, known, expected) => {
  const rows = calendarRows(line, daysOf, { ...NOTHING, ...known });
  const said = rows.map(({ date, departureTime, runs, seats, closed }) =>
    [date.slice(8), departureTime, runs ? 'runs' : 'kept', seats || '', closed ? 'closed' : '']
      .filter(Boolean)
      .join(' '),
  );
  expect(said).toEqual(expected);
});
