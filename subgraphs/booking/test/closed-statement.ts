import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import { type SeenStatement, settlementDocuments as documents } from './settlement-documents.js';
import { seat, type SeenBooking, type Traveller, type World } from './world.js';

/** From a ride of November to a day on which its month is closed. */
const LATER = { minutes: 24 * 60 * 20 };

/** Somebody who may look at statements and agree with them; of the platform also pay and answer. */
export const staff = (world: World, userId: string, scope: Scope, more: object = {}): Traveller =>
  world.aUser({
    userId,
    roleId: scope === 'all' ? 1 : 4,
    grants: {
      'settlement.view': scope,
      'settlement.agree': scope,
      ...(scope === 'all' && { 'settlement.pay': scope }),
    },
    ...more,
  });

export const bought = (
  world: World,
  operatorId: string,
  date = '2026-11-23',
  seats = ['1A', '1B'],
): Promise<SeenBooking> =>
  world.aTraveller().buys(
    world.aDeparture({ operatorId, date }).leg(),
    seats.map((number) => seat(number)),
  );

/** Seats end: those who rode, or (NO_SHOW) did not come. */
export const end = (world: World, booking: SeenBooking, state = 'COMPLETED') =>
  world.test.outside.change(`update part set state = $2 where booking_id = $1`, [booking.id, state]);

export const statements = async (who: Traveller, filter: object = {}): Promise<readonly SeenStatement[]> =>
  (await who.ask<{ rows: SeenStatement[] }>(documents.list, { filter })).rows;

/** A statement of its own operator that is closed, with two seats on it; each worth `fare` (minor units) where given. */
export async function aClosedStatement(world: World, operatorId: string, fare?: number): Promise<SeenStatement> {
  const booking = await bought(world, operatorId);
  if (fare !== undefined) {
    await world.test.outside.change('update part set fare = $2 where booking_id = $1', [booking.id, fare]);
  }
  await end(world, booking);
  await world.job('settle');
  const now = world.clock.now();
  world.clock.advance(LATER);
  await world.job('settle');
  world.clock.advance({ minutes: (now - world.clock.now()) / 60_000 });
  return (await statements(staff(world, '1', 'all'), { operatorId }))[0]!;
}
