import { expect, test } from '@jest/globals';
import type { MapSeat } from '@naga/ui/seat.js';
import { amountFor, fareOfSeat, hasTiers, pricedSeats, type SeatFare, type TieredRide } from './seat-tiers.js';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const fare = (local: number, foreign: number, child: number | null = null): SeatFare => ({
  ...{ local: usd(local), foreign: usd(foreign) },
  ...{ childLocal: child === null ? null : usd(child), childForeign: child === null ? null : usd(child) },
});
const ride = (front: SeatFare, plain = fare(900, 1200, 500)): TieredRide => ({
  ...{ localCountryCode: 'KH', hasPassengerTypePricing: true, seatFare: plain },
  seatTiers: [
    { seatCategoryId: null, fare: plain },
    { seatCategoryId: '4', fare: front },
  ],
});
const seat = (number: string, categoryId: string | null): MapSeat => ({
  ...{ number, floor: 1, row: 1, column: 1, kind: 'SEAT', state: 'AVAILABLE', allowMale: true, allowFemale: true },
  seatType: { id: '1', name: 'Seat', abbreviation: 'S', icon: null, category: null, categoryId },
});
const [front, plain] = [seat('1A', '4'), { ...seat('2A', null), seatType: null }];
const visitor = { nationalOf: null };
const khmer = { nationalOf: 'KH' };
const child = { nationalOf: null, passengerType: 'CHILD' as const };

test('a seat costs what its category does; nobody’s seat the least', () => {
  const tiered = ride(fare(1000, 1400));
  expect([front, plain, undefined].map((one) => fareOfSeat(tiered, one)!.foreign.amount)).toEqual([1400, 1200, 1200]);
  expect(fareOfSeat({ seatFare: null, seatTiers: [] }, front)).toBeNull();
});

test.each<[string, TieredRide, boolean]>([
  ['some cost more', ride(fare(1000, 1400)), true],
  ['for nationals alone', ride(fare(1000, 1200, 500)), true],
  ['for children alone', ride(fare(900, 1200, 600)), true],
  ['all cost the same', ride(fare(900, 1200, 500)), false],
])('%s', (_, tiered, expected) => {
  expect(hasTiers(tiered)).toBe(expected);
});

test('who pays decides', () => {
  const tiered = ride(fare(1000, 1400, 600));
  expect([visitor, khmer, child].map((payer) => amountFor(tiered.seatTiers[1]!.fare, tiered, payer).amount)).toEqual([
    1400, 1000, 600,
  ]);
  expect(amountFor(fare(1, 2, 3), { ...tiered, hasPassengerTypePricing: false }, child).amount).toBe(2);
});

test.each([
  [
    'a price where all pay the same',
    ride(fare(1000, 1400, 600)),
    [visitor, visitor],
    [1400, 1200],
    [undefined, undefined],
  ],
  [
    'what it is more where they do not',
    ride(fare(1000, 1300, 600)),
    [visitor, khmer],
    [undefined, undefined],
    [100, 0],
  ],
  [
    'and nothing where that differs, too',
    ride(fare(1000, 1400, 600)),
    [visitor, child],
    [undefined, undefined],
    [undefined, 0],
  ],
] as const)('a map shows %s', (_, tiered, payers, prices, mores) => {
  const shown = pricedSeats([front, plain], tiered, payers);
  expect(shown.map(({ price }) => price?.amount)).toEqual(prices);
  expect(shown.map(({ more }) => more?.amount)).toEqual(mores);
});
