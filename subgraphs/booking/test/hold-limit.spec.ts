import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { seat, type SeenRefusal, type Traveller, World } from './world.js';

const OF_DEPARTURE = 4;
const OF_ALL = 10;
const OF_TRADE = 14;

let world: World;
beforeAll(async () => {
  const [all, departure, trade] = [OF_ALL, OF_DEPARTURE, OF_TRADE].map(String);
  world = await World.open({ HELD_SEATS: all!, HELD_SEATS_DEPARTURE: departure!, HELD_SEATS_TRADE: trade! });
});
afterAll(() => world.close());

let addresses = 0;
let accounts = 100;
/** A guest at an address of his own. */
const aStranger = (ip = `203.0.113.${++addresses}`): Traveller => world.aTraveller({ ip });
const aCustomer = (more: Partial<Parameters<World['aUser']>[0]> = {}): Traveller => {
  const customer = world.aCustomer(String(++accounts));
  return Object.assign(customer, { viewer: { ...customer.viewer, ...more } });
};

const SEATS = Array.from({ length: 40 }, (_, n) => `${1 + Math.floor(n / 4)}${'ABCD'[n % 4]}`);
const seats = (count: number, from = 0) => SEATS.slice(from, from + count).map((each) => seat(each));

/** The same visitor with another booking: a traveller of the test has the token of one. */
const again = ({ viewer }: Traveller): Traveller => {
  const { bookingToken: _, ...rest } = viewer;
  return Object.assign(world.aTraveller(), { viewer: rest });
};

/** As many bookings of one seat each as there are rides, all at once; the codes of what is refused. */
const atOnce = async (visitor: Traveller, rides: readonly string[]): Promise<(string | undefined)[]> => {
  const answers = await Promise.all(
    rides.map((legId, n) =>
      again(visitor).ask<SeenRefusal>(documents.hold, { input: { legs: [{ legId, seats: seats(1, n) }] } }),
    ),
  );
  return answers.map(({ code }) => code);
};
const held = (codes: readonly (string | undefined)[]): number => codes.filter((code) => code === undefined).length;
const refused = (codes: readonly (string | undefined)[]): Set<string | undefined> =>
  new Set(codes.filter((code) => code !== undefined));

const TOO_MANY = { __typename: 'Refused', code: 'TOO_MANY_HELD' };

describe('of one visitor, twenty at once', () => {
  test.each([
    ['a guest', () => aStranger(), OF_DEPARTURE],
    ['a customer', () => aCustomer(), OF_DEPARTURE],
    ['a counter', () => aCustomer({ roleId: 5, operatorId: '7', channel: 'admin' }), OF_TRADE],
    ['an agency', () => world.anAgent('31'), OF_TRADE],
    ['a partner', () => aCustomer({ roleId: 8, apiKeyId: '1', channel: 'api' }), OF_TRADE],
  ])('never hold more of a departure than %s may', async (_, visitor, limit) => {
    const leg = world.aDeparture().leg();
    const codes = await atOnce(visitor(), Array<string>(20).fill(leg));
    expect(held(codes)).toBe(limit);
    expect(refused(codes)).toEqual(new Set(['TOO_MANY_HELD']));
  });

  test('never hold more in all, each of another departure', async () => {
    const rides = Array.from({ length: 20 }, () => world.aDeparture().leg());
    const codes = await atOnce(aStranger(), rides);
    expect(held(codes)).toBe(OF_ALL);
    expect(refused(codes)).toEqual(new Set(['TOO_MANY_HELD']));
  });

  test('and twenty others hold what they want beside them', async () => {
    const leg = world.aDeparture().leg();
    const codes = await Promise.all(SEATS.slice(0, 20).map((each) => aStranger().isRefused(leg, [seat(each)])));
    expect(codes).toEqual(Array(20).fill(undefined));
  });
});

describe('who is one visitor', () => {
  test('guests of one household are, whichever of its addresses they have', async () => {
    const leg = world.aDeparture().leg();
    await aStranger('2001:db8:1:2::1').holds(leg, seats(OF_DEPARTURE));
    expect(await aStranger('2001:db8:1:2:ffff::9').isRefused(leg, seats(1, 4))).toMatchObject(TOO_MANY);
    expect(await aStranger('2001:db8:1:3::1').isRefused(leg, seats(1, 4))).toBeUndefined();
  });

  test('an account is, wherever it sits, and no guest beside it', async () => {
    const leg = world.aDeparture().leg();
    const [ip, userId] = ['198.51.100.1', String(++accounts)];
    const at = (address: string) => aCustomer({ userId, ip: address });
    await at(ip).holds(leg, seats(OF_DEPARTURE));
    expect(await at('198.51.100.2').isRefused(leg, seats(1, 4))).toMatchObject(TOO_MANY);
    expect(await aStranger(ip).isRefused(leg, seats(1, 4))).toBeUndefined();
  });

  test('whoever tries a key in the sandbox holds nothing of the real seats', async () => {
    const leg = world.aDeparture().leg();
    const userId = String(++accounts);
    await aCustomer({ userId, mode: 'sandbox' }).holds(leg, seats(OF_DEPARTURE));
    expect(await aCustomer({ userId }).isRefused(leg, seats(OF_DEPARTURE))).toBeUndefined();
  });

  test('is not written down with his address, and forgotten when nothing is held any more', async () => {
    const guest = aStranger('192.0.2.77');
    const { id } = await guest.holds(world.aDeparture().leg(), seats(1));
    const kept = () => world.rows<{ visitor: string }>('select visitor from hold_visitor where booking_id = $1', [id]);
    const [row] = await kept();
    expect(row!.visitor).toMatch(/^live guest [\w-]{43}$/);
    await world.job('expire-holds');
    expect(await kept()).toHaveLength(1);
    await guest.does('cancel');
    await world.job('expire-holds');
    expect(await kept()).toEqual([]);
  });
});

describe('the refusal', () => {
  test('tells an account what it holds there, and writes nothing', async () => {
    const [ride, other] = [world.aDeparture().leg(), world.aDeparture().leg()];
    const customer = aCustomer();
    await again(customer).holds(other, seats(1));
    const { id, pnr, expiresAt } = await again(customer).holds(ride, seats(3));
    const rows = () => world.rows('select count(*), (select count(*) from seat_claim) as claims from booking');
    const before = await rows();
    expect(await again(customer).isRefused(ride, seats(2, 3))).toEqual({
      ...TOO_MANY,
      facts: {
        limit: OF_DEPARTURE,
        held: 3,
        legId: ride,
        holds: [{ bookingId: id, pnr, expiresAt: new Date(expiresAt!).toISOString() }],
      },
    });
    expect(await rows()).toEqual(before);
  });

  test('tells guests of one address nothing of each other', async () => {
    const leg = world.aDeparture().leg();
    const guest = aStranger();
    await again(guest).holds(leg, seats(3));
    expect(await again(guest).isRefused(leg, seats(2, 3))).toEqual({
      ...TOO_MANY,
      facts: { limit: OF_DEPARTURE, held: 3, legId: leg },
    });
  });

  test('is there for too many at once, too: there and back count each for itself', async () => {
    const [there, back] = [world.aDeparture().leg(), world.aDeparture({ date: '2026-11-25' }).leg()];
    const legs = (count: number) => [
      { legId: there, seats: seats(count) },
      { legId: back, direction: 'RETURN', seats: seats(count) },
    ];
    await aStranger().holdsLegs(legs(OF_DEPARTURE));
    const guest = aStranger();
    expect(await guest.ask(documents.hold, { input: { legs: legs(OF_DEPARTURE + 1) } })).toMatchObject({
      ...TOO_MANY,
      facts: { held: 0, legId: there },
    });
  });
});

describe('there is room again', () => {
  const full = async () => {
    const leg = world.aDeparture().leg();
    const visitor = aCustomer();
    await visitor.holds(leg, seats(OF_DEPARTURE));
    const more = () => again(visitor).isRefused(leg, seats(OF_DEPARTURE, OF_DEPARTURE));
    expect(await more()).toMatchObject(TOO_MANY);
    return { visitor, more };
  };

  test('when the hold is over, whether a timer came by or not', async () => {
    const { visitor, more } = await full();
    await visitor.does('extend');
    world.clock.advance({ minutes: 14 });
    expect(await more()).toMatchObject(TOO_MANY);
    world.clock.advance({ minutes: 1 });
    expect(await more()).toBeUndefined();
  });

  test('when it is let go', async () => {
    const { visitor, more } = await full();
    await visitor.does('cancel');
    expect(await more()).toBeUndefined();
  });

  test('when it is paid', async () => {
    const { visitor, more } = await full();
    await visitor.tellsNames();
    const { payment } = await visitor.startsToPay();
    expect(await more()).toMatchObject(TOO_MANY);
    await visitor.decides(payment.reference, 'APPROVE');
    expect(await more()).toBeUndefined();
  });

  test('elsewhere, when it waits for cash; of the same departure there is none', async () => {
    const { visitor, more } = await full();
    await visitor.tellsNames({ email: `cash${accounts}@example.com`, mobileNumber: '+855 12 700 700' });
    await visitor.startsToPay('CASH_COLLECTION');
    expect(await more()).toMatchObject(TOO_MANY);
    const rides = Array.from({ length: OF_ALL + 1 }, () => world.aDeparture().leg());
    expect(held(await atOnce(visitor, rides))).toBe(OF_ALL);
  });
});
