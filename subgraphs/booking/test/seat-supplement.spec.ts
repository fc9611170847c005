import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FARE, FRONT_ROW } from './played-neighbours.js';
import { type Departure, seat, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** A coach whose first row is of category 4. */
const aCoach = (): Departure =>
  world.aDeparture({
    change: (facts) => {
      const { seats } = facts.leg.vehicle.seatLayout;
      const front = {
        __typename: 'SeatType' as const,
        ...{ id: '1', name: 'Front seat', abbreviation: 'F', icon: null, category: 'Front row', categoryId: '4' },
      };
      const layout = seats.map((one) => (one.row === 1 && one.kind === 'SEAT' ? { ...one, seatType: front } : one));
      const vehicle = { ...facts.leg.vehicle, seatLayout: { ...facts.leg.vehicle.seatLayout, seats: layout } };
      return { ...facts, fareKey: `${facts.fareKey}/3:0,4`, leg: { ...facts.leg, vehicle } };
    },
  });

const STAGES = `query ($id: ID!) { answer: booking(id: $id) { legs { parts { seatNumber fare { amount }
  stages { name amount names { en km } } } } } }`;
interface Seen {
  readonly legs: readonly { readonly parts: readonly object[] }[];
}

test('each seat is priced as its category is, and keeps what it was called as it was sold', async () => {
  const traveller = world.aTraveller();
  await traveller.holds(aCoach().leg(), [seat('1A'), seat('2A')]);
  const booking = await traveller.ask<Seen>(STAGES, { id: traveller.bookingId });
  const base = { name: 'base', amount: FARE.FOREIGN, names: null };
  expect(booking.legs[0]!.parts).toEqual([
    {
      ...{ seatNumber: '1A', fare: { amount: FARE.FOREIGN + FRONT_ROW } },
      stages: [base, { name: 'supplement', amount: FRONT_ROW, names: { en: 'Front row', km: null } }],
    },
    { seatNumber: '2A', fare: { amount: FARE.FOREIGN }, stages: [base] },
  ]);
});
