import { expect, test } from '@jest/globals';
import { minuteAtStop } from './timing-stop.rules.js';

test.each([
  ['at 07:30 of the service date', 450, true, 0, 450],
  ['after midnight', 90, false, 1380, 1530],
  ['on the second night of a long trip', 90, false, 2000, 2970],
  ['a day passed although the flag says the same day', 90, true, 1380, 1530],
  ['the next day later than the clock of the day before', 500, false, 480, 1940],
])('%s', (_name, clock, sameDay, previous, expected) => {
  expect(minuteAtStop({ clock, sameDay }, previous)).toBe(expected);
});
