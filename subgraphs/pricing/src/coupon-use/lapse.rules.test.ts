import { expect, test } from '@jest/globals';
import { fateOf } from './lapse.rules.js';

const NOW = 1_000_000;
const holder = (status: string, expiresAt: number | null = null, turn = 1, promotionTurn = 0) => ({
  bookingId: '7',
  turn,
  promotionTurn,
  status,
  expiresAt,
});

test.each([
  ['of a booking that was never made', undefined, { state: 'RELEASED' }],
  ['of an expired hold', holder('EXPIRED'), { state: 'RELEASED' }],
  ['of a cancelled booking', holder('CANCELLED'), { state: 'RELEASED' }],
  ['of a refused booking', holder('REJECTED'), { state: 'RELEASED' }],
  ['of a booking that took another', holder('BLOCKED', NOW + 60_000, 2), { state: 'RELEASED' }],
  ['of promotions that are its own beside a coupon', holder('BOOKED', null, 2, 1), { state: 'CONSUMED' }],
  ['of promotions it has no more', holder('BOOKED', null, 0, 3), { state: 'RELEASED' }],
  ['of a hold that was lengthened', holder('BLOCKED', NOW + 300_000), { state: 'RESERVED', expiresAt: NOW + 300_000 }],
  ['of a hold whose payment is carried out', holder('BLOCKED', NOW), { state: 'RESERVED', expiresAt: NOW + 30_000 }],
  ['of a sold booking', holder('BOOKED'), { state: 'CONSUMED' }],
  ['of a booking an operator looks at', holder('PENDING_OPERATOR'), { state: 'CONSUMED' }],
  ['of a booking cancelled in part', holder('PARTIALLY_CANCELLED'), { state: 'CONSUMED' }],
])('a reservation %s', (_, held, fate) => {
  expect(fateOf({ bookingId: '7', turn: 1 }, held, NOW)).toEqual(fate);
});
