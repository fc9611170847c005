import { expect, test } from '@jest/globals';
import type { PartRecord } from '../booking/booking-record.js';
import { seatWishProblems, wishedParts } from './seat-wish.rules.js';

const wish = (partId: string, seatNumber: string) => ({ partId, seatNumber });

test.each([
  ['one each', [wish('1', '1A'), wish('2', '1B')], []],
  ['a swap', [wish('1', '1B'), wish('2', '1A')], []],
  ['two on one seat', [wish('1', '1A'), wish('2', '1A')], [{ path: 'seats.1.seatNumber', code: 'SEAT_TWICE' }]],
  ['one on two seats', [wish('1', '1A'), wish('1', '1B')], [{ path: 'seats.1.partId', code: 'PASSENGER_TWICE' }]],
])('%s', (_, wishes, problems) => expect(seatWishProblems(wishes)).toEqual(problems));

const part = (id: string, seatNumber: string) => ({ id, seatNumber }) as PartRecord;

test('who keeps his seat does not change, who gets another does, a stranger is named as he came', () => {
  const parts = [part('1', '1A'), part('2', '1B')];
  expect(wishedParts(parts, [wish('1', '1A'), wish('2', '2C'), wish('9', '3A')])).toEqual([
    part('2', '2C'),
    part('9', '3A'),
  ]);
});
