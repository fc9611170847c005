import { expect, test } from '@jest/globals';
import { refundStep } from './refund-step.js';

const DEPARTS = '2026-11-25T07:30:00+07:00';
const hoursBefore = (hours: number) => Date.parse(DEPARTS) - hours * 3_600_000;

test.each([
  [72, { percent: 100, fixedFee: 100, date: '2026-11-23', time: '07:30' }],
  [48, { percent: 90, fixedFee: 0, date: '2026-11-24', time: '07:30' }],
  [24, { percent: 75, fixedFee: 0, date: '2026-11-24', time: '19:30' }],
  [12, { percent: 50, fixedFee: 0, date: '2026-11-25', time: '03:30' }],
  [4, undefined],
  [-1, undefined],
])('%d hours before departure', (hours, step) => expect(refundStep(DEPARTS, hoursBefore(hours), 'USD')).toEqual(step));

test('what is kept is a sum of the currency one pays in', () => {
  expect(refundStep(DEPARTS, hoursBefore(72), 'KHR')).toMatchObject({ percent: 100, fixedFee: 400_000 });
});
