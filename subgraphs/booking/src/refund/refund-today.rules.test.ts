import { expect, test } from '@jest/globals';
import { standardRefund } from '@naga/kernel/standard-refund.js';
import { refundToday, worstOf } from './refund-today.rules.js';

const DEPARTS = Date.parse('2026-11-25T07:30:00+07:00');
const HOUR = 3_600_000;

test.each([
  [72, 100, 100, 48],
  [48, 90, 0, 24],
  [24, 75, 0, 12],
  [12, 50, 0, 4],
])('%d hours before departure %d %% less %d come back, until %d hours before', (hours, percent, fixedFee, until) => {
  expect(refundToday(standardRefund('USD'), DEPARTS, DEPARTS - hours * HOUR)).toEqual({
    percent,
    fixedFee,
    until: DEPARTS - until * HOUR,
  });
});

test.each([4, 0, -1])('%d hours before departure nothing does', (hours) => {
  expect(refundToday(standardRefund('USD'), DEPARTS, DEPARTS - hours * HOUR)).toBeUndefined();
});

test('a policy that gives nothing back promises nothing', () => {
  expect(refundToday([{ minutesBefore: 0, percent: 0, fixedFee: 0 }], DEPARTS, DEPARTS - 72 * HOUR)).toBeUndefined();
});

test('two rides promise what the worse of them gives less what both keep, as long as both do', () => {
  const [first, second] = [
    { percent: 100, fixedFee: 100, until: 20 },
    { percent: 90, fixedFee: 50, until: 10 },
  ];
  expect(worstOf([first, second])).toEqual({ percent: 90, fixedFee: 150, until: 10 });
  expect(worstOf([first])).toEqual(first);
  expect(worstOf([first, undefined])).toBeUndefined();
  expect(worstOf([])).toBeUndefined();
});
