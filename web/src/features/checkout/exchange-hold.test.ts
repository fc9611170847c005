import { expect, test } from '@jest/globals';
import { holdStateOf } from '@naga/booking-flow/hold/hold-state.js';
import { aBooking, anExchange, NOW } from '../../../test/checkout-fixtures.js';
import { toBePaid } from './exchange-hold.js';

const toPay = { __typename: 'Money' as const, amount: 300, currency: 'USD' };

test('a booking whose exchange waits is its new rides, held, with the difference to pay', () => {
  const sold = aBooking({ status: 'BOOKED', expiresAt: null });
  const legs = sold.legs.map((leg) => ({ ...leg, id: '9' }));
  const exchange = anExchange({ toPay, legs });
  const paid = toBePaid({ ...sold, exchange, couponMethods: ['KHQR'], pointsToEarn: 22 });
  expect(paid).toMatchObject({
    legs: [{ id: '9' }],
    due: toPay,
    total: toPay,
    couponMethods: [],
    pointsToEarn: 0,
    fees: [{ amount: toPay }],
  });
  expect(holdStateOf(paid)).toBe('held');
  expect(holdStateOf(toBePaid({ ...sold, exchange: { ...exchange, expiresAt: NOW } }))).toBe('over');
});

test('any other booking is what it is', () => {
  const booking = aBooking();
  expect(toBePaid(booking)).toBe(booking);
});
