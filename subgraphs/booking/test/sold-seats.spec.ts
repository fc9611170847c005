import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { FARE } from './played-neighbours.js';
import { seat, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const QUERY = `query ($operatorId: ID!, $days: Int!, $most: Int!) {
  soldSeats(operatorId: $operatorId, days: $days, most: $most) { legId nationality passengerType currency seats fares seatNumbers } }`;
const ask = async (more: object = {}) => {
  const variables = { operatorId: '7', days: 30, most: 100, ...more };
  const { data } = await world.test.run<{ soldSeats: object[] }, object>(QUERY, variables, service('pricing'));
  return data!.soldSeats;
};

test('a neighbour learns what was sold of an operator, added up by ride and price, and of nobody', async () => {
  const leg = world.aDeparture().leg();
  world.pricing.coupons.set('SUMMER', { saves: 300 });
  const local = { nationality: 'LOCAL' };
  await world.aTraveller().buys(leg, [seat('1A'), seat('1B'), seat('1C', local)]);
  await world.aTraveller().buys(leg, [seat('2A')], { couponCode: 'SUMMER' });
  const sorry = world.aTraveller();
  await sorry.buys(leg, [seat('3A')]);
  await sorry.does('cancel');
  await world.aTraveller().holds(leg, [seat('4A')]);
  await world.aTraveller().buys(world.aDeparture({ operatorId: '8' }).leg(), [seat('1A')]);
  const sold = { legId: leg, passengerType: 'ADULT', currency: 'USD' };
  expect(await ask()).toEqual([
    { ...sold, nationality: 'FOREIGN', seats: 3, fares: 3 * FARE.FOREIGN, seatNumbers: ['1A', '1B', '2A'] },
    { ...sold, nationality: 'LOCAL', seats: 1, fares: FARE.LOCAL, seatNumbers: ['1C'] },
  ]);
  expect(await statementsOf(ask)).toHaveLength(1);
  expect(await ask({ most: 1 })).toHaveLength(1);
  expect(await ask({ operatorId: 'x' })).toEqual([]);
});

test('of so many days, today included', async () => {
  world.clock.advance({ days: 2 });
  expect([(await ask({ days: 2 })).length, (await ask({ days: 3 })).length]).toEqual([0, 2]);
});

test('nobody else is told', async () => {
  const { errors } = await world.test.run(QUERY, { operatorId: '7', days: 1, most: 1 });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
});
