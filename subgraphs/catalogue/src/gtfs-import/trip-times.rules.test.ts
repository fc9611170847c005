import { expect, test } from '@jest/globals';
import { type SaidTimes, tripTimes } from './trip-times.rules.js';

const H = 3600;
const at = (seconds: number): SaidTimes => ({ arrival: seconds, departure: seconds });
const unsaid = at(-1);

test.each<[string, readonly SaidTimes[], unknown]>([
  [
    'two stops',
    [at(7 * H), at(8 * H)],
    {
      minutes: [
        [420, 420],
        [480, 480],
      ],
    },
  ],
  [
    'a halt',
    [at(7 * H), { arrival: 7.5 * H, departure: 8 * H }, at(9 * H)],
    {
      minutes: [
        [420, 420],
        [450, 480],
        [540, 540],
      ],
    },
  ],
  [
    'past midnight',
    [at(23 * H), at(25 * H)],
    {
      minutes: [
        [1380, 1380],
        [1500, 1500],
      ],
    },
  ],
  [
    'times that are not said lie between',
    [at(7 * H), unsaid, unsaid, at(10 * H)],
    {
      minutes: [
        [420, 420],
        [480, 480],
        [540, 540],
        [600, 600],
      ],
    },
  ],
  [
    'seconds are cut off',
    [at(7 * H + 59), at(7 * H + 60)],
    {
      minutes: [
        [420, 420],
        [421, 421],
      ],
    },
  ],
  [
    'the same minute',
    [at(7 * H), at(7 * H)],
    {
      minutes: [
        [420, 420],
        [420, 420],
      ],
    },
  ],
  ['no time at first', [unsaid, at(7 * H)], { problem: 'NO_TIME_AT_END', at: 0 }],
  ['no time at last', [at(7 * H), unsaid], { problem: 'NO_TIME_AT_END', at: 1 }],
  ['back in time', [at(7 * H), unsaid, at(6 * H)], { problem: 'TIME_GOES_BACK', at: 2 }],
  ['before it left', [{ arrival: 7 * H, departure: 9 * H }, at(8 * H)], { problem: 'TIME_GOES_BACK', at: 1 }],
  ['one stop', [at(7 * H)], { problem: 'ONE_STOP', at: 0 }],
  ['no stop', [], { problem: 'ONE_STOP', at: 0 }],
])('%s', (_, calls, expected) => expect(tripTimes(calls)).toEqual(expected));
