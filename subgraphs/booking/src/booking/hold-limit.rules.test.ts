import { describe, expect, test } from '@jest/globals';
import type { BookingType } from './booking-type.rules.js';
import { type LivingHold, type SeatsByDeparture, tooManyHeld } from './hold-limit.rules.js';

const LIMITS = { heldSeats: 12, heldSeatsDeparture: 5, heldSeatsTrade: 20 };

const hold = (seats: SeatsByDeparture, more: Partial<LivingHold> = {}): LivingHold => ({
  bookingId: '1',
  pnr: 'AAAAAA',
  expiresAt: 1,
  isPromised: false,
  seats,
  ...more,
});
const promised = (seats: SeatsByDeparture) => hold(seats, { isPromised: true });

type Case = [string, BookingType, LivingHold[], SeatsByDeparture, object | undefined];

test.each<Case>([
  ['as many as a departure’s limit at once', 'GUEST', [], { a: 5 }, undefined],
  ['one more of it', 'GUEST', [], { a: 6 }, { limit: 5, held: 0, departure: 'a' }],
  ['one more of it in another booking', 'CUSTOMER', [hold({ a: 5 })], { a: 1 }, { limit: 5, held: 5, departure: 'a' }],
  ['another departure', 'CUSTOMER', [hold({ a: 5 })], { b: 5 }, undefined],
  [
    'there and back, of which one is full',
    'GUEST',
    [hold({ b: 4 })],
    { a: 2, b: 2 },
    { limit: 5, held: 4, departure: 'b' },
  ],
  [
    'what waits for cash, on its departure',
    'GUEST',
    [promised({ a: 5 })],
    { a: 1 },
    { limit: 5, held: 5, departure: 'a' },
  ],
  ['all departures together', 'GUEST', [hold({ a: 5 }), hold({ b: 5 })], { c: 2 }, undefined],
  ['one more than all together', 'GUEST', [hold({ a: 5 }), hold({ b: 5 })], { c: 3 }, { limit: 12, held: 10 }],
  ['what waits for cash, over all', 'GUEST', [promised({ a: 5 }), promised({ b: 5 })], { c: 3 }, undefined],
  ...(['COUNTER', 'AGENCY', 'PARTNER'] as const).flatMap((type): Case[] => [
    [`a whole coach at ${type}`, type, [hold({ a: 10 })], { a: 10 }, undefined],
    [`one more at ${type}`, type, [hold({ a: 10 })], { a: 11 }, { limit: 20, held: 10 }],
  ]),
])('%s', (_, type, holds, asked, expected) => {
  const found = tooManyHeld(type, holds, asked, LIMITS);
  if (expected === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(expected);
});

describe('the holds that are named', () => {
  test('are those of the departure, or those that count over all; the one that ends last comes first', () => {
    const [one, two, other] = [
      hold({ a: 2 }, { pnr: 'ONE', expiresAt: 1 }),
      hold({ a: 2 }, { pnr: 'TWO', expiresAt: 2 }),
      hold({ b: 5 }, { pnr: 'OTHER', expiresAt: 3 }),
    ];
    const named = (asked: SeatsByDeparture, holds: LivingHold[]) =>
      tooManyHeld('GUEST', holds, asked, LIMITS)?.holds.map(({ pnr }) => pnr);
    expect(named({ a: 2 }, [one, two, other])).toEqual(['TWO', 'ONE']);
    expect(named({ c: 4 }, [one, two, other, promised({ d: 1 })])).toEqual(['OTHER', 'TWO', 'ONE']);
  });
});
