import { expect, test } from '@jest/globals';
import type { Line, LineTiming } from './line.rules.js';
import { aLine, aSchedule, aStop, aTiming } from './line.fixture.js';
import { hasSameStops, startingOn } from './starting-on.rules.js';

const CLOCKS = ['07:30', '09:00', '10:30'];
const morning = aTiming(CLOCKS, { id: '10', schedules: [aSchedule({ id: '100' }), aSchedule({ id: '101' })] });
const evening = aTiming(['19:30', '21:00', '22:30'], { id: '20', schedules: [aSchedule({ id: '200' })] });
const before = aLine({ timings: [morning, evening] });
const [first, second] = morning.schedules;
const DAY = '2026-12-01';
const later = aTiming(['08:00', '09:30', '11:00']).stops;
const DECEMBER = { allowFrom1: '2026-12-10', allowTo1: '2026-12-20' };
const OVER = { allowFrom1: '2026-11-01', allowTo1: '2026-11-10' };

/** '10 07:30 [100 -…11-30]': a time by its id and clock, its schedules with the first season and in whose place they are. */
const told = ({ timings }: Line): string[] =>
  timings.map(({ id, stops, schedules }) =>
    [
      id ?? 'new',
      stops[0]!.departureTime,
      ...schedules.map(
        (one) =>
          `[${one.id ?? 'new'} ${one.allowFrom1?.slice(5) ?? '-'}…${one.allowTo1?.slice(5) ?? '-'}${
            one.insteadOfId == null ? '' : ` for ${one.insteadOfId}`
          }]`,
      ),
    ].join(' '),
  );

const MORNING = '10 07:30 [100 -…-] [101 -…-]';
const EVENING = '20 19:30 [200 -…-]';

test.each<[string, readonly LineTiming[], readonly string[]]>([
  ['nothing', [morning, evening], [MORNING, EVENING]],
  [
    'other clocks: the old time ends the day before, the new one begins',
    [{ ...morning, stops: later }, evening],
    ['10 07:30 [100 -…11-30] [101 -…11-30]', 'new 08:00 [new 12-01…- for 100] [new 12-01…- for 101]', EVENING],
  ],
  [
    'another vehicle on some of its days',
    [{ ...morning, schedules: [{ ...first!, vehicleTypeId: '2' }, second!] }, evening],
    ['10 07:30 [100 -…11-30] [new 12-01…- for 100] [101 -…-]', EVENING],
  ],
  [
    'rules of a time, such as when its sale ends',
    [{ ...morning, blockBefore: 60 }, evening],
    ['10 07:30 [100 -…11-30] [101 -…11-30]', 'new 07:30 [new 12-01…- for 100] [new 12-01…- for 101]', EVENING],
  ],
  ['days that go', [{ ...morning, schedules: [second!] }, evening], ['10 07:30 [101 -…-] [100 -…11-30]', EVENING]],
  [
    'days that come',
    [{ ...morning, schedules: [first!, second!, aSchedule()] }, evening],
    ['10 07:30 [100 -…-] [101 -…-] [new 12-01…-]', EVENING],
  ],
  ['a time that goes', [morning], [MORNING, '20 19:30 [200 -…11-30]']],
  ['a time that comes', [morning, evening, aTiming(CLOCKS)], [MORNING, EVENING, 'new 07:30 [new 12-01…-]']],
])('from a day on: %s', (_, timings, expected) => {
  expect(told(startingOn(before, { ...before, timings }, DAY))).toEqual(expected);
});

test.each<[string, object, object, readonly string[]]>([
  ['begins later is changed where it stands', DECEMBER, { vehicleTypeId: '2' }, ['10 07:30 [100 12-10…12-20]']],
  ['is over stays as it was', OVER, { vehicleTypeId: '2' }, ['10 07:30 [100 11-01…11-10]']],
  [
    'is prolonged goes on under an id of its own',
    { allowTo1: '2026-12-10' },
    { allowTo1: '2026-12-31' },
    ['10 07:30 [100 -…11-30] [new 12-01…12-31 for 100]'],
  ],
])('a schedule that %s', (_, was, is, expected) => {
  const of = (more: object) =>
    aLine({ timings: [aTiming(CLOCKS, { id: '10', schedules: [aSchedule({ id: '100', ...more })] })] });
  expect(told(startingOn(of(was), of({ ...was, ...is }), DAY))).toEqual(expected);
});

test('a time whose days all begin later gets its other clocks under its own id', () => {
  const [was, is] = [CLOCKS, ['08:00', '09:30', '11:00']].map((clocks) =>
    aLine({ timings: [aTiming(clocks, { id: '10', schedules: [aSchedule({ id: '100', ...DECEMBER })] })] }),
  );
  expect(told(startingOn(was!, is!, DAY))).toEqual(['10 08:00 [100 12-10…12-20]']);
});

test('the route itself changes at once', () => {
  expect(startingOn(before, { ...before, names: { en: 'Another' } }, DAY).names).toEqual({ en: 'Another' });
});

test.each<[string, Line, boolean]>([
  ['other minutes', aLine({ stops: [aStop('1', 0), aStop('2', 95), aStop('3', 180)] }), true],
  ['a stop more', aLine({ stops: [...before.stops, aStop('4', 200)] }), false],
  ['another order', aLine({ stops: [aStop('1', 0), aStop('3', 90), aStop('2', 180)] }), false],
])('%s can wait for a day: %s', (_, after, expected) => {
  expect(hasSameStops(before, after)).toBe(expected);
});
