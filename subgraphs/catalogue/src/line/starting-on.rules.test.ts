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
  [
    'days that another time gets',
    [
      { ...morning, schedules: [second!] },
      { ...evening, schedules: [...evening.schedules, first!] },
    ],
    ['10 07:30 [101 -…-] [100 -…11-30]', '20 19:30 [200 -…-] [new 12-01…- for 100]'],
  ],
  [
    'days that a time of other clocks gets',
    [
      { ...morning, schedules: [second!] },
      { ...evening, stops: later, schedules: [...evening.schedules, first!] },
    ],
    [
      '10 07:30 [101 -…-] [100 -…11-30]',
      '20 19:30 [200 -…11-30]',
      'new 08:00 [new 12-01…- for 200] [new 12-01…- for 100]',
    ],
  ],
  [
    'days that a time gets from one that goes',
    [{ ...evening, schedules: [...evening.schedules, first!] }],
    ['20 19:30 [200 -…-] [new 12-01…- for 100]', '10 07:30 [100 -…11-30] [101 -…11-30]'],
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

test.each<[string, readonly object[], readonly object[], readonly string[]]>([
  ['has none by either', [], [], ['10 08:00']],
  ['loses them', [aSchedule({ id: '100' })], [], ['10 07:30 [100 -…11-30]', 'new 08:00']],
  ['gets some', [], [aSchedule()], ['10 08:00 [new 12-01…-]']],
  ['gets some that are over', [], [aSchedule(OVER)], ['10 08:00']],
  [
    'had some that are over',
    [aSchedule({ id: '100', ...OVER })],
    [aSchedule({ id: '100', ...OVER })],
    ['10 07:30 [100 11-01…11-10]'],
  ],
])('a time without days that gets other clocks stands: %s', (_, had, has, expected) => {
  const [was, is] = [
    [CLOCKS, had],
    [['08:00', '09:30', '11:00'], has],
  ].map(([clocks, schedules]) =>
    aLine({ timings: [aTiming(clocks as string[], { id: '10', schedules: schedules as [] })] }),
  );
  expect(told(startingOn(was!, is!, DAY))).toEqual(expected);
});

test('days that all begin later go to another time with their id', () => {
  const days = aSchedule({ id: '100', ...DECEMBER });
  const [was, is] = [
    [[days], []],
    [[], [days]],
  ].map((of) =>
    aLine({
      timings: [
        { ...morning, schedules: of[0]! },
        { ...evening, schedules: of[1]! },
      ],
    }),
  );
  expect(told(startingOn(was!, is!, DAY))).toEqual(['10 07:30', '20 19:30 [100 12-10…12-20]']);
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

test('a time that begins knows in whose place it stands, through eight changes since', () => {
  const placesOf = ({ timings }: Line) => timings.map(({ insteadOfIds }) => insteadOfIds ?? []);
  const changed = (was: LineTiming) =>
    startingOn(aLine({ timings: [was] }), aLine({ timings: [{ ...was, stops: later }] }), DAY);
  expect(placesOf(changed(morning))).toEqual([[], ['10']]);
  const places = ['8', '7', '6', '5', '4', '3', '2', '1'];
  expect(placesOf(changed({ ...morning, insteadOfIds: places }))[1]).toEqual(['10', ...places.slice(0, -1)]);
});
