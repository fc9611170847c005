import { expect, test } from '@jest/globals';
import { changeWorks, walkMinutes } from './change.rules.js';

test.each([
  ['30 minutes at the same stop are enough', 600, 0, 630, true],
  ['29 minutes are not', 600, 0, 629, false],
  ['the walk comes on top', 600, 7, 636, false],
  ['the walk and 30 minutes are enough', 600, 7, 637, true],
  ['six hours are waited', 600, 0, 960, true],
  ['a minute more is not', 600, 0, 961, false],
  ['the walk counts as waiting', 600, 7, 961, false],
  ['10 minutes are enough where the vehicle waits', 600, 0, 610, true, true],
  ['9 minutes are not', 600, 0, 609, false, true],
  ['the walk comes on top there, too', 600, 7, 616, false, true],
  ['it waits no longer than others', 600, 0, 961, false, true],
] as const)('%s', (_name, arrival, walk, departure, expected, isAwaited: boolean = false) => {
  expect(changeWorks(arrival, walk, departure, isAwaited)).toBe(expected);
});

test.each([
  [0, 0],
  [1, 1],
  [80, 1],
  [81, 2],
  [1000, 13],
  [1001, undefined],
])('%d metres take %p minutes on foot', (metres, minutes) => {
  expect(walkMinutes(metres)).toBe(minutes);
});
