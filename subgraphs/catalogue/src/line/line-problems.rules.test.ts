import type { LocalizedText } from '@naga/kernel/language.js';
import { expect, test } from '@jest/globals';
import type { Line, LineSchedule } from './line.rules.js';
import { aLine, aSchedule, aStop, aTiming } from './line.fixture.js';
import { problemsOfLine } from './line-problems.rules.js';

const CLOCKS = ['07:30', '09:00', '10:30'];
const scheduled = (more: Partial<LineSchedule>): Partial<Line> => ({
  timings: [aTiming(CLOCKS), aTiming(CLOCKS, { schedules: [aSchedule(), aSchedule(more)] })],
});
const called = (stopName: LocalizedText): Partial<Line> => {
  const timing = aTiming(CLOCKS);
  return { timings: [{ ...timing, stops: [{ ...timing.stops[0]!, stopName }, ...timing.stops.slice(1)] }] };
};
const problems = (more: Partial<Line>) => problemsOfLine(aLine(more)).map(({ path, code }) => `${path} ${code}`);

test('a line that makes sense has no problem, nor has one that is not driven yet', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ timings: [] })).toEqual([]);
});

test.each<[string, Partial<Line>, string]>([
  ['no English name', { names: { en: ' ', km: 'កំពត' } }, 'names.en REQUIRED'],
  ['a name on two lines', { names: { en: 'Kampot', th: 'a\u0007b' } }, 'names.th MATCHES'],
  ['no country', { localCountryCode: 'kh' }, 'localCountryCode MATCHES'],
  ['no distance at all', { distanceKm: 0 }, 'distanceKm MIN'],
  ['one stop', { stops: [aStop('1', 0)] }, 'stops ARRAY_MIN_SIZE'],
  ['151 stops', { stops: Array.from({ length: 151 }, (_, at) => aStop(String(at), at)) }, 'stops ARRAY_MAX_SIZE'],
  ['301 timings', { timings: Array.from({ length: 301 }, () => aTiming(CLOCKS)) }, 'timings ARRAY_MAX_SIZE'],
  [
    '21 schedules',
    { timings: [aTiming(CLOCKS, { schedules: Array.from({ length: 21 }, () => aSchedule()) })] },
    'timings.0.schedules ARRAY_MAX_SIZE',
  ],
  ['a stop twice in a row', { stops: [aStop('1', 0), aStop('1', 9), aStop('3', 90)] }, 'stops.1.stopId SAME_STOP'],
  [
    'a way that grows shorter',
    { stops: [aStop('1', 0), aStop('2', 90), aStop('3', 80)] },
    'stops.2.travelTime TIME_GOES_BACK',
  ],
  [
    'a way before the first stop',
    { stops: [aStop('1', 5), aStop('2', 90), aStop('3', 180)] },
    'stops.0.travelTime MAX',
  ],
  [
    'a first stop where nobody gets on',
    { stops: [aStop('1', 0, { boardingStop: false }), aStop('2', 90), aStop('3', 180)] },
    'stops.0.boardingStop END_IS_SERVED',
  ],
  [
    'a last stop that is passed',
    { stops: [aStop('1', 0), aStop('2', 90), aStop('3', 180, { currentStatus: 'SUSPENDED' })] },
    'stops.2.currentStatus END_IS_SERVED',
  ],
  ['too few clocks', { timings: [aTiming(['07:30', '09:00'])] }, 'timings.0.stops ARRAY_LENGTH'],
  [
    'clocks that go back',
    { timings: [aTiming(['07:30', '07:00', '10:30'])] },
    'timings.0.stops.1.arrivalTime TIME_GOES_BACK',
  ],
  [
    'half a window of hours',
    { timings: [aTiming(CLOCKS, { blockingHoursFrom: '22:00' })] },
    'timings.0.blockingHoursTo REQUIRED',
  ],
  ['no weekday', scheduled({ daysOfWeek: [] }), 'timings.1.schedules.1.daysOfWeek REQUIRED'],
  ['an eighth day', scheduled({ daysOfWeek: [8] }), 'timings.1.schedules.1.daysOfWeek MATCHES'],
  [
    'a season that ends before it begins',
    scheduled({ allowFrom1: '2026-12-01', allowTo1: '2026-11-30' }),
    'timings.1.schedules.1.allowTo1 ENDS_BEFORE',
  ],
  [
    'a second season that does',
    scheduled({ allowFrom2: '2026-12-01', allowTo2: '2026-11-30' }),
    'timings.1.schedules.1.allowTo2 ENDS_BEFORE',
  ],
  [
    'a block that does',
    scheduled({ blockingFrom: '2026-12-01', blockingTo: '2026-11-30' }),
    'timings.1.schedules.1.blockingTo ENDS_BEFORE',
  ],
  [
    'a note without English',
    scheduled({ specificNote: { en: '', km: 'x' } }),
    'timings.1.schedules.1.specificNote.en REQUIRED',
  ],
  ['a name of a stop without English', called({ en: ' ', km: 'x' }), 'timings.0.stops.0.stopName.en REQUIRED'],
  ['a name of a stop that is too long', called({ en: 'x'.repeat(101) }), 'timings.0.stops.0.stopName.en MAX_LENGTH'],
])('%s', (_, more, problem) => expect(problems(more)).toContain(problem));

test('seasons of one day, open ends and an empty note are fine', () => {
  const season = {
    allowFrom1: '2026-12-01',
    allowTo1: '2026-12-01',
    allowFrom2: '2027-01-01',
    specificNote: { en: '' },
  };
  expect(problems(scheduled(season))).toEqual([]);
});
