import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { seat, type SeenRefusal, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

describe('HELD → HELD', () => {
  test('five minutes more, twice at most', async () => {
    const traveller = world.aTraveller();
    const { expiresAt } = await traveller.holds(world.aDeparture().leg(), [seat('1A')]);
    const once = await traveller.does('extend');
    expect(Date.parse(once.expiresAt!) - Date.parse(expiresAt!)).toBe(300_000);
    const twice = await traveller.does('extend');
    expect(twice.canExtendHold).toBe(false);
    expect(await traveller.does<SeenRefusal>('extend')).toMatchObject({ code: 'HOLD_EXTENDED_TOO_OFTEN' });
    world.clock.advance({ minutes: 19 });
    await world.job('expire-holds');
    expect((await traveller.sees())!.status).toBe('BLOCKED');
  });
});

describe('HELD → EXPIRED', () => {
  test('when time is over, seats come back and the booking says so', async () => {
    const leg = world.aDeparture().leg();
    const traveller = world.aTraveller();
    await traveller.holds(leg, [seat('1A')]);
    world.clock.advance({ minutes: 10 });
    await world.job('expire-holds');
    expect(await traveller.sees()).toMatchObject({ status: 'EXPIRED', expiresAt: null, due: { amount: 0 } });
    expect(await world.aTraveller().isRefused(leg, [seat('1A')])).toBeUndefined();
    expect(await traveller.does<SeenRefusal>('cancel')).toMatchObject({ code: 'NOTHING_TO_CANCEL' });
  });
});

describe('cancelling a hold', () => {
  test('gives the seats back at once, and again answers the same', async () => {
    const leg = world.aDeparture().leg();
    const traveller = world.aTraveller();
    await traveller.holds(leg, [seat('1A')]);
    const cancelled = await traveller.does('cancel');
    expect(cancelled).toMatchObject({ status: 'CANCELLED', paymentStatus: 'UNPAID', expiresAt: null });
    expect((await traveller.does('cancel')).status).toBe('CANCELLED');
    expect(await world.aTraveller().isRefused(leg, [seat('1A')])).toBeUndefined();
    expect(await traveller.does<SeenRefusal>('extend')).toMatchObject({ code: 'BOOKING_NOT_HELD' });
  });
});

test('the hot path is counted in statements, whatever the number of seats and legs', async () => {
  const traveller = world.aTraveller();
  const [there, back] = [world.aDeparture().leg(), world.aDeparture({ date: '2026-11-25' }).leg()];
  const seats = ['1A', '1B', '2A', '2B'].map((each) => seat(each));
  const legs = [
    { legId: there, direction: 'ONWARD', seats },
    { legId: back, direction: 'RETURN', seats },
  ];
  const of = async (work: () => Promise<unknown>): Promise<number> => (await statementsOf(work)).length;
  // Three of the seats; two that count what the visitor holds: the lock, and what is seen behind it; what is kept for others.
  expect(await of(() => traveller.holdsLegs(legs))).toBe(3 + 2 + 1);
  const passengers = seats.map((each) => ({ ...each, firstName: 'Sok', lastName: 'Dara' }));
  const [on, home] = [world.aDeparture().leg(), world.aDeparture({ date: '2026-11-25' }).leg()];
  const others = [
    { legId: on, direction: 'ONWARD', seats },
    { legId: home, direction: 'RETURN', seats },
  ];
  const told = { passengers, contact: { mobileNumber: '012 345 678' } };
  expect(await of(() => world.aTraveller().holdsLegs(others, told))).toBe(3 + 2 + 1);
  expect(await of(() => traveller.tellsNames())).toBe(2 + 5);
  expect(await of(() => traveller.startsToPay('PAY_ON_BOARDING'))).toBe(10);
  expect(await of(() => traveller.does('confirm'))).toBe(7);
});
