import { expect, test } from '@jest/globals';
import { isSoldNoLonger, soldInstead, startOf } from './kept-departures.rules.js';
import { aLine, aSchedule, aTiming } from './line.fixture.js';
import type { LineSchedule } from './line.rules.js';

const SATURDAY = '2026-11-21';
const FRIDAY_NOON = Date.parse('2026-11-20T12:00:00+07:00');
const timing = (clock: string, id: string, more: Partial<LineSchedule> = {}) =>
  aTiming([clock, '12:00', '13:00'], { schedules: [aSchedule({ id, ...more })] });
const old = timing('07:30', 'old', { disabled: true });

test.each<[string, ReturnType<typeof timing>[], string | undefined]>([
  ['the nearest in time', [timing('06:30', 'before'), timing('07:45', 'after')], 'after'],
  ['the earlier of two as near', [timing('07:45', 'after'), timing('07:15', 'before')], 'before'],
  ['the same vehicle first', [timing('07:30', 'van', { vehicleTypeId: '2' }), timing('07:30', 'bus')], 'bus'],
  ['none that is off sale', [timing('07:45', 'off', { disabled: true }), timing('09:00', 'on')], 'on'],
  ['none of another weekday', [timing('07:45', 'sunday', { daysOfWeek: [7] })], undefined],
  ['none out of season', [timing('07:45', 'season', { allowFrom1: '2026-12-01' })], undefined],
  ['one in its second season', [timing('07:45', 'season', { allowFrom1: '2026-12-01', allowTo2: SATURDAY })], 'season'],
  ['none that is blocked', [timing('07:45', 'blocked', { blockingFrom: SATURDAY, blockingTo: SATURDAY })], undefined],
  ['what was made of it', [timing('07:15', 'near'), timing('09:00', 'made', { insteadOfId: 'old' })], 'made'],
  [
    'what was made of it, all times shifted by as much',
    [
      timing('08:30', 'next', { insteadOfId: 'other' }),
      timing('06:30', 'before'),
      timing('08:30', 'made', { insteadOfId: 'old' }),
    ],
    'made',
  ],
  [
    'what was made of what was made of it',
    [
      timing('07:35', 'near'),
      timing('09:00', 'first', { insteadOfId: 'old', disabled: true }),
      timing('10:00', 'second', { insteadOfId: 'first' }),
    ],
    'second',
  ],
  [
    'the nearest where what was made of it is not sold that day',
    [timing('07:15', 'near'), timing('09:00', 'made', { insteadOfId: 'old', daysOfWeek: [7] })],
    'near',
  ],
  ['nothing of a line without others', [], undefined],
])('in place of a departure that is off sale: %s', (_, others, expected) => {
  const line = aLine({ timings: [...others, old] });
  expect(soldInstead(line, 'old', SATURDAY, FRIDAY_NOON)?.routeScheduleId).toBe(expected);
});

test.each<[string, string | undefined]>([
  ['07:44', 'nearest'],
  ['07:45', 'later'],
  ['09:00', undefined],
])('at %s of that day it is one that has not left: %s', (clock, expected) => {
  const line = aLine({ timings: [timing('07:45', 'nearest'), timing('09:00', 'later'), old] });
  const now = Date.parse(`${SATURDAY}T${clock}:00+07:00`);
  expect(soldInstead(line, 'old', SATURDAY, now)?.routeScheduleId).toBe(expected);
});

test('a schedule leaves when its timing does; one of another line does not', () => {
  const line = aLine({ timings: [old, timing('09:00', 'on')] });
  expect([startOf(line, 'old'), startOf(line, '99'), soldInstead(line, '99', SATURDAY, FRIDAY_NOON)]).toEqual([
    '07:30',
    null,
    undefined,
  ]);
});

test.each([
  ['of a schedule that is on', {}, true, false],
  ['of a schedule that is off', { disabled: true }, true, true],
  ['of a line that is off as a whole', {}, false, true],
  ['on a closed day', { blockingFrom: SATURDAY, blockingTo: SATURDAY }, true, true],
  ['beside the closed days', { blockingFrom: '2026-01-01', blockingTo: '2026-01-02' }, true, false],
  ['outside of the season', { allowFrom1: '2026-01-01', allowTo1: '2026-01-31' }, true, true],
  ['on a weekday that is driven no longer', { daysOfWeek: [1] }, true, true],
])('a departure %s is sold no longer: %j', (_, more, active, is) => {
  const schedule = aSchedule({ id: 'on', ...more });
  const sold = { ...aLine({ timings: [aTiming(['07:30', '09:00'], { id: '1', schedules: [schedule] })] }), active };
  expect(isSoldNoLonger(sold, 'on', SATURDAY)).toBe(is);
  expect(isSoldNoLonger(sold, 'gone', SATURDAY)).toBe(false);
});
