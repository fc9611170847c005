import { expect, test } from '@jest/globals';
import { type LineNeed, type LineState, needsOf } from './line-needs.rules.js';

const on = { disabled: false };
const off = { disabled: true };
const sold: LineState = { timings: [{ schedules: [on] }], offline: false, active: true, leaves: true, priced: true };

test.each<[string, Partial<LineState>, LineNeed[]]>([
  ['all is there', {}, []],
  ['no time', { timings: [], leaves: false, priced: false }, ['TIMES', 'PRICE']],
  ['no day', { timings: [{ schedules: [] }], leaves: false }, ['DAYS']],
  ['all days off sale', { timings: [{ schedules: [off, off] }], leaves: false }, ['SALE']],
  ['some days off sale', { timings: [{ schedules: [off] }, { schedules: [on] }] }, []],
  ['nothing leaves in its seasons', { leaves: false }, ['DEPARTURES']],
  ['no price', { priced: false }, ['PRICE']],
  ['the line is off sale as a whole', { active: false, leaves: false }, ['LINE']],
  ['its operator sells nothing', { offline: true, leaves: false }, ['OPERATOR']],
])('%s', (_, more, expected) => {
  expect(needsOf({ ...sold, ...more })).toEqual(expected);
});
