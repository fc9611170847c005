import { expect, test } from '@jest/globals';
import { mostGranted } from './grant.rules.js';

test.each([
  ['nothing was granted yet', 1100, 0, 500, 1100],
  ['a part was', 1100, 300, 1, 800],
  ['all of it was', 1100, 1100, 1, 0],
  ['more was, before there was a bound', 1100, 2200, 1, 0],
  ['what was granted is taken back', 1100, 300, -1, 1400],
  ['something was taken', 1100, -300, -1, 800],
  ['what was taken is given back', 1100, -300, 1, 1400],
])('the most, where %s', (_, worth, granted, wanted, most) => {
  expect(mostGranted({ worth, granted }, wanted)).toBe(most);
});
