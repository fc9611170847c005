import { expect, test } from '@jest/globals';
import type { Line, LineTiming } from './line.rules.js';
import { aLine, aSchedule, aStop, aTiming } from './line.fixture.js';
import { canKeepSold, departuresLost, followingOn, keepingSold, schedulesTouched } from './sold-line.rules.js';

const CLOCKS = ['07:30', '09:00', '10:30'];
const morning = aTiming(CLOCKS, { id: '10', schedules: [aSchedule({ id: '100' }), aSchedule({ id: '101' })] });
const evening = aTiming(['19:30', '21:00', '22:30'], { id: '20', schedules: [aSchedule({ id: '200' })] });
const before = aLine({ timings: [morning, evening] });
const changed = (more: Partial<LineTiming>): Partial<Line> => ({ timings: [{ ...morning, ...more }, evening] });
const [first, second] = morning.schedules;
const [a, b, c] = before.stops;

test.each<[string, Partial<Line>, string[]]>([
  ['nothing', {}, []],
  ['names', { names: { en: 'Another' } }, []],
  ['a timing more', { timings: [morning, evening, aTiming(CLOCKS)] }, []],
  ['what only sells otherwise', changed({ schedules: [{ ...first!, disabled: true, blockBefore: 60 }, second!] }), []],
  ['a season', changed({ schedules: [{ ...first!, allowFrom1: '2027-01-01' }, second!] }), []],
  ['a timing that is gone', { timings: [evening] }, ['100', '101']],
  ['a schedule that is gone', changed({ schedules: [second!] }), ['100']],
  ['another vehicle', changed({ schedules: [{ ...first!, vehicleTypeId: '2' }, second!] }), ['100']],
  ['fewer days', changed({ schedules: [{ ...first!, daysOfWeek: [6, 7] }, second!] }), ['100']],
  ['another clock', changed({ stops: aTiming(['07:30', '09:05', '10:30']).stops }), ['100', '101']],
  ['a stop behind the last', { stops: [...before.stops, aStop('4', 200)] }, []],
  ['stops in another order', { stops: [b!, a!, c!] }, ['100', '101', '200']],
  ['a stop that is passed', { stops: [a!, { ...b!, currentStatus: 'SUSPENDED' }, c!] }, ['100', '101', '200']],
  ['a stop where nobody gets off', { stops: [a!, { ...b!, dropOffStop: false }, c!] }, ['100', '101', '200']],
])('%s takes from schedules', (_, more, expected) => {
  expect(schedulesTouched(before, { ...before, ...more })).toEqual(expected);
});

test('of fewer days, only departures on those that are gone are lost', () => {
  const after = { ...before, ...changed({ schedules: [{ ...first!, daysOfWeek: [1, 2, 3, 4, 5] }, second!] }) };
  const on = (date: string) => ({ routeScheduleId: '100', date, seats: ['1A'], bookings: 1 });
  expect(departuresLost(before, after, [on('2026-11-20'), on('2026-11-21')])).toEqual([on('2026-11-21')]);
});

test('what is sold stays beside another clock: driven as it was, off sale, the new one with ids of its own', () => {
  const { stops } = aTiming(['08:00', '09:30', '11:00']);
  const { timings } = keepingSold(before, { ...before, ...changed({ stops }) }, new Set(['100']));
  expect(timings.map(({ id }) => id)).toEqual([null, '20', '10']);
  expect(timings[0]).toMatchObject({
    stops,
    schedules: [{ id: null, disabled: false, insteadOfId: '100' }, { id: '101' }],
  });
  expect(timings[2]).toMatchObject({ stops: morning.stops, schedules: [{ id: '100', disabled: true }] });
});

test('what is sold stays beside another vehicle, and where its schedule or timing is gone', () => {
  const other = keepingSold(
    before,
    { ...before, ...changed({ schedules: [{ ...first!, vehicleTypeId: '2' }] }) },
    new Set(['100', '101']),
  );
  expect(other.timings[0]!.schedules.map(({ id, vehicleTypeId, disabled }) => [id, vehicleTypeId, disabled])).toEqual([
    [null, '2', false],
    ['100', '1', true],
    ['101', '1', true],
  ]);
  const gone = keepingSold(before, { ...before, timings: [evening] }, new Set(['100']));
  expect(gone.timings).toEqual([evening, { ...morning, schedules: [{ ...first, disabled: true }] }]);
});

test('nothing is kept beside other stops; one behind the last is reached with it', () => {
  expect(canKeepSold(before, { ...before, stops: [a!, c!] })).toBe(false);
  const stops = [...before.stops, aStop('4', 200)];
  expect(canKeepSold(before, { ...before, stops })).toBe(true);
  const [, kept] = keepingSold(before, { ...before, stops, timings: [evening] }, new Set(['100'])).timings;
  expect(kept!.stops.at(-1)).toEqual({ arrivalTime: '10:30', departureTime: '10:30' });
});

test('who saves a line again says nothing of whose place a schedule takes, and it stays', () => {
  const saved = aLine({ timings: [aTiming(CLOCKS, { schedules: [aSchedule({ id: '102', insteadOfId: '100' })] })] });
  const sent = aLine({ timings: [aTiming(CLOCKS, { schedules: [aSchedule({ id: '102' }), aSchedule()] })] });
  const of = followingOn(saved, sent).timings[0]!.schedules.map(({ insteadOfId }) => insteadOfId);
  expect(of).toEqual(['100', undefined]);
});

test('a schedule that is brought back takes the place that it had', () => {
  const sent = aLine({
    timings: [aTiming(CLOCKS, { schedules: [aSchedule({ id: '102' }), aSchedule({ id: '103' })] })],
  });
  const back = followingOn(
    aLine({ timings: [] }),
    sent,
    new Map([
      ['102', '100'],
      ['103', null],
    ]),
  );
  expect(back.timings[0]!.schedules.map(({ insteadOfId }) => insteadOfId)).toEqual(['100', null]);
});
