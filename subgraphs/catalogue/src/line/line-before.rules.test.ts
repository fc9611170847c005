import { expect, test } from '@jest/globals';
import { lineBefore } from './line-before.rules.js';
import type { Line, LineTiming } from './line.rules.js';

/** 't1: s2 s3': a timing and its schedules. */
function lineOf(...timings: readonly string[]): Line {
  const timingOf = (said: string) => {
    const [id, schedules] = said.split(':');
    return {
      id: id!,
      schedules: (schedules?.match(/\w+/g) ?? []).map((one) => ({ id: one })),
    } as unknown as LineTiming;
  };
  return { timings: timings.map(timingOf) } as unknown as Line;
}
const idsOf = ({ timings }: Line) => timings.map(({ id, schedules }) => [id, schedules.map((one) => one.id)]);

test.each([
  ['what is there keeps its ids', ['1: 2 3'], ['1: 3 2'], [['1', ['2', '3']]]],
  ['a schedule that is gone comes back as a new one', ['1: 2 3'], ['1: 3'], [['1', [null, '3']]]],
  [
    'so does a time with all of its own',
    ['1: 2', '4: 5'],
    ['1: 2'],
    [
      ['1', ['2']],
      [null, [null]],
    ],
  ],
  ['a schedule does not stand for a time of its number', ['1: 2'], ['2: 1'], [[null, [null]]]],
  ['what came since is not there before', ['1: 2'], ['1: 2 6', '7: 8'], [['1', ['2']]]],
])('%s', (_, before, now, ids) => {
  expect(idsOf(lineBefore(lineOf(...before), lineOf(...now)))).toEqual(ids);
});
