import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { seat, type SeenBooking, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

let traveller: Traveller;
let bought: SeenBooking;
beforeEach(async () => {
  world.clock.set('2026-11-20T13:00:00+07:00');
  traveller = world.aTraveller();
  bought = await traveller.buys(world.aDeparture().leg(), [seat('1A'), seat('1B')]);
  await traveller.isProved();
});
const corrects = <T = SeenBooking>(firstName: string, lastName: string, position = 0): Promise<T> => {
  const partId = bought.legs[0]!.parts[position]!.id;
  return traveller.ask<T>(documents.correctName, { id: bought.id, partId, firstName, lastName });
};

test('a few letters of a name are corrected once for each passenger, and the tickets are sent anew', async () => {
  expect(await corrects('Sokh', 'Dara 1A')).toMatchObject({ legs: [{ parts: [{ firstName: 'Sokh' }, {}] }] });
  expect(await corrects('Sokh', 'Dara 1A')).toMatchObject({ __typename: 'Booking' });
  expect(await corrects('Soks', 'Dara 1A')).toMatchObject({ code: 'CORRECTED_ALREADY' });
  expect(await corrects('Dara 1B', 'Sok', 1)).toMatchObject({ legs: [{ parts: [{}, { firstName: 'Dara 1B' }] }] });
  const told = await world.rows(
    `select payload->'changes' as changes from outbox_event where type = 'booking.changed' and payload->>'bookingId' = $1`,
    [bought.id],
  );
  expect(told).toHaveLength(2);
});

test('of two at once one is taken', async () => {
  const answers = await Promise.all([
    corrects<{ __typename: string }>('Sokh', 'Dara 1A'),
    corrects<{ __typename: string }>('Soks', 'Dara 1A'),
  ]);
  expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['Booking', 'Refused']);
});

test('another person, a departure that has left, and a holder without proof are refused', async () => {
  expect(await corrects('Maly', 'Keo')).toMatchObject({ code: 'NOT_A_CORRECTION', facts: { letters: 3 } });
  world.clock.advance({ minutes: 31 });
  expect(await corrects('Sokh', 'Dara 1A')).toMatchObject({ code: 'CODE_NEEDED' });
  world.clock.set('2026-11-23T08:00:00+07:00');
  await traveller.isProved();
  expect(await corrects('Sokh', 'Dara 1A')).toMatchObject({ code: 'TICKET_NOT_CHANGEABLE' });
});
