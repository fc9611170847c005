import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { Exchanging } from './exchanging.js';
import { FARE, FRONT_ROW } from './played-neighbours.js';
import { type Departure, seat, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** A coach whose first row is of category 4. */
const aCoach = (day: { date?: string } = {}): Departure =>
  world.aDeparture({
    ...day,
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

test.each([
  ['the plain one', '2A', 0],
  ['the better one', '1A', FRONT_ROW],
])('the difference of an exchange follows the seat that is chosen there: %s', async (_, seatNumber, more) => {
  const exchange = await Exchanging.begin(world);
  const legId = aCoach({ date: '2026-11-24' }).leg();
  const wish = { id: exchange.bought.id, partIds: exchange.parts(0), rides: [{ legId, seatNumbers: [seatNumber] }] };
  expect(await exchange.traveller.ask(documents.exchangeOffer, wish)).toMatchObject({
    newFare: { amount: FARE.FOREIGN + more },
    difference: 100 + more,
    seats: [{ seatNumber, fare: { amount: FARE.FOREIGN + more } }],
  });
  await exchange.traveller.isProved();
  expect(await exchange.traveller.ask(documents.beginExchange, { ...wish, expected: 99 + more })).toMatchObject({
    code: 'DIFFERENCE_CHANGED',
  });
});
