import { expect, test } from '@jest/globals';
import { ageOn } from './child-age.js';
import { travelDate } from './travel-date.js';

test.each([
  ['2026-11-21', '2014-11-21', 12],
  ['2026-11-21', '2014-11-22', 11],
  ['2026-11-21', '2026-11-21', 0],
  ['2027-02-28', '2016-02-29', 10],
  ['2027-03-01', '2016-02-29', 11],
  ['2026-11-21', '2026-12-01', -1],
])('on %s somebody born on %s is %d', (day, born, age) => expect(ageOn(travelDate(day), travelDate(born))).toBe(age));
