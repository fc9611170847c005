import { expect, test } from '@jest/globals';
import { money } from '@naga/kernel/money.js';
import { refundStep } from './refund-step.js';

test('the last moment is said by the clocks of the stops', () => {
  const fixedFee = { __typename: 'Money' as const, amount: 400_000, currency: 'KHR' };
  expect(refundStep({ __typename: 'RefundToday', percent: 100, fixedFee, until: '2026-11-22T20:30:00.000Z' })).toEqual({
    percent: 100,
    fee: money(400_000, 'KHR'),
    date: '2026-11-23',
    time: '03:30',
  });
});
