import { expect, test } from '@jest/globals';
import { aLine, aSchedule, aTiming } from './line.fixture.js';
import { MOST_SCHEDULES, MOST_TIMINGS } from './line-problems.rules.js';
import { besideProblems } from './standing-beside.rules.js';

const CLOCKS = ['07:30', '09:00', '10:30'];
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const by = (vehicleTypeId: string, count = 1) =>
  aTiming(CLOCKS, { schedules: many(count, aSchedule({ vehicleTypeId })) });
const saved = aLine({ timings: [by('1')] });
const ferry = aLine({ transportType: 'FERRY', timings: [by('2')] });

test.each([
  ['few times', saved, aLine({ timings: [by('1'), by('1')] }), []],
  ['as many times as a line may have', saved, aLine({ timings: many(MOST_TIMINGS, by('1')) }), []],
  ['a time too many', saved, aLine({ timings: many(MOST_TIMINGS + 1, by('1')) }), ['from TOO_MANY_BESIDE']],
  ['days too many', saved, aLine({ timings: [by('1', MOST_SCHEDULES + 1)] }), ['from TOO_MANY_BESIDE']],
  ['other vehicles', aLine({ timings: [by('3')] }), aLine({ timings: [by('1'), by('3')] }), []],
  ['another transport, of which all was', ferry, ferry, []],
  [
    'another transport, beside vehicles of the old one',
    ferry,
    { ...ferry, timings: [by('1'), by('2')] },
    ['transportType DRIVEN_BESIDE'],
  ],
])('beside a change stand %s', (_, written, line, expected) => {
  expect(besideProblems(saved, written, line, 'from').map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});
