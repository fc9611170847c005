import { expect, test } from '@jest/globals';
import { boardingBlockOf } from './boarding-block.rules.js';

test.each([
  [false, false, 0, undefined],
  [false, false, 1, undefined],
  [false, false, 2, 'NO_SHOWS'],
  [false, true, 5, undefined],
  [true, true, 0, 'BLOCKED'],
  [true, false, 2, 'BLOCKED'],
] as const)('blocked %s, allowed all the same %s, %d no-shows: %s', (block, allow, noShows, expected) => {
  const said = { blockPayOnBoarding: block, allowPayOnBoardingEvenIfAutoBlocked: allow };
  expect(boardingBlockOf({ ...said, noShows, mostNoShows: 2, offRoute: false })).toBe(expected);
});

test('where nobody pays the driver, nobody is told anything else', () => {
  const said = { blockPayOnBoarding: true, allowPayOnBoardingEvenIfAutoBlocked: true, noShows: 5, mostNoShows: 2 };
  expect(boardingBlockOf({ ...said, offRoute: true })).toBe('NOT_ON_THIS_ROUTE');
});
