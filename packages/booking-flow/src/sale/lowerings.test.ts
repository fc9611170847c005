import { expect, test } from '@jest/globals';
import { fareBefore, LOWERINGS, takenOff } from './lowerings.js';

const seat = (fare: number, ...stages: [string, number][]) => ({
  fare: { amount: fare },
  stages: stages.map(([name, amount]) => ({ name, amount })),
});

test.each<[string, ReturnType<typeof seat>, number[], number]>([
  ['nothing is taken off', seat(1200, ['base', 1200]), [0, 0, 0], 1200],
  [
    'each of several promotions, the code and points',
    seat(700, ['base', 1200], ['promotion', -200], ['promotion', -100], ['coupon', -150], ['points', -50]),
    [300, 150, 50],
    1200,
  ],
  ['a supplement is of the fare', seat(1300, ['base', 1200], ['supplement', 300], ['coupon', -200]), [0, 200, 0], 1500],
])('%s', (_, sold, off, before) => {
  expect(LOWERINGS.map((by) => takenOff(sold, by))).toEqual(off);
  expect(fareBefore(sold)).toBe(before);
});
