import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GraphRequest } from '@naga/server-kit/graphql/transport.js';
import { afterEachStatement } from '@naga/server-kit/testing/dying-at.js';
import { rowVersions } from '@naga/server-kit/testing/row-versions.js';
import { guest, service } from '@naga/server-kit/viewer/viewer.js';
import { onPointsTold } from '../src/reward/keep-points.command.js';
import { staff } from './staff.js';
import { World } from './world.js';

/** What booking plays: the bookings that exist, as they would say their points. */
const held = new Map<string, { expiresAt: string | null; told: object | null }>();
const booking = {
  send: ({ variables }: GraphRequest) => {
    const ids = variables!['bookingIds'] as string[];
    const bookingPoints = ids.flatMap((bookingId) => {
      const found = held.get(bookingId);
      return found === undefined ? [] : [{ bookingId, ...found }];
    });
    return Promise.resolve({ data: { bookingPoints } });
  },
};

let world: World;
beforeAll(async () => {
  world = await World.start({}, { booking });
});
beforeEach(() => held.clear());
afterAll(() => world.close());

const RESERVE = `mutation ($input: ReservePointsInput!) { reservePoints(input: $input) { reserved available } }`;
const GIVE_BACK = 'mutation ($bookingId: ID!, $turn: Int!) { giveBackPoints(bookingId: $bookingId, turn: $turn) }';
const MINE = '{ myRewards { spendable pending movements { kind points isPending pnr transportType isRebooked } } }';

let bookings = 1_000;
const anId = (): string => String(++bookings);

/** A customer with so many points that end in a year. */
async function aCustomer(points: number) {
  const viewer = await staff(world, 6);
  if (points > 0)
    await world.users.subgraph.database.rows(
      `insert into reward_movement (account_id, kind, points, at, expires_at) values ($1, 'EARN', $2, $3, $4)`,
      [viewer.userId, points, new Date(world.clock.now()), new Date(world.clock.now() + 365 * 86_400_000)],
    );
  return viewer;
}

interface Wish {
  accountId: string;
  bookingId: string;
  turn?: number;
  points: number;
}
const reserve = ({ turn = 1, ...wish }: Wish) =>
  world.ask<{ reserved: boolean; available: number }>(
    RESERVE,
    { input: { turn, ...wish, expiresAt: new Date(world.clock.now() + 600_000).toISOString() } },
    service('booking'),
  );
const available = (accountId: string, bookingId = anId()) =>
  world.ask<number>(
    'query ($accountId: ID!, $bookingId: ID!) { pointsAvailable(accountId: $accountId, bookingId: $bookingId) }',
    { accountId, bookingId },
    service('booking'),
  );

const context = () => world.users.subgraph.contextFor(service('booking'));
const part = (partId: string, points: number, more: object = {}) => ({
  partId,
  points,
  state: 'PENDING',
  transportType: 'BUS',
  isRebooked: false,
  ...more,
});
const say = (payload: object, mode: 'live' | 'sandbox' = 'live') =>
  onPointsTold(context(), {
    id: crypto.randomUUID(),
    type: 'points.told',
    mode,
    requestId: 'none',
    payload: { version: 1, pnr: 'KX74QP', accountId: null, use: null, parts: [], ...payload },
  } as never);
const mine = async (viewer: Awaited<ReturnType<typeof aCustomer>>) => {
  const { spendable, pending, movements } = await world.ask<{
    spendable: number;
    pending: number;
    movements: { kind: string; points: number; isPending: boolean }[];
  }>(MINE, {}, viewer);
  return { spendable, pending, lines: movements.map(({ kind, points }) => `${kind} ${points}`) };
};
const lapse = async (minutes: number) => {
  world.clock.advance({ minutes });
  await world.users.subgraph.runJob('lapse-reserved-points');
};

const kept = () => rowVersions(world.users.subgraph.database, 'users');

describe('reserving', () => {
  test('takes what no other booking has, once however often it is asked', async () => {
    const { userId: accountId } = await aCustomer(500);
    const bookingId = anId();
    for (const _ of [1, 2])
      expect(await reserve({ accountId, bookingId, points: 300 })).toEqual({ reserved: true, available: 500 });
    expect(await available(accountId)).toBe(200);
    expect(await reserve({ accountId, bookingId: anId(), points: 201 })).toEqual({ reserved: false, available: 200 });
  });

  test('of another number keeps the greater of both until the booking says which it is', async () => {
    const customer = await aCustomer(500);
    const { userId: accountId } = customer;
    const bookingId = anId();
    await reserve({ accountId, bookingId, points: 300 });
    expect(await reserve({ accountId, bookingId, turn: 2, points: 400 })).toMatchObject({ reserved: true });
    expect(await available(accountId)).toBe(100);
    await say({ bookingId, use: { turn: 2, points: 400, isSold: false } });
    expect(await available(accountId)).toBe(100);
    await reserve({ accountId, bookingId, turn: 3, points: 150 });
    expect(await available(accountId)).toBe(100);
    await say({ bookingId, version: 2, use: { turn: 3, points: 150, isSold: false } });
    expect(await available(accountId)).toBe(350);
  });

  test('that its booking did not survive is given back at once', async () => {
    const { userId: accountId } = await aCustomer(500);
    const bookingId = anId();
    await reserve({ accountId, bookingId, points: 500 });
    await world.ask(GIVE_BACK, { bookingId, turn: 1 }, service('booking'));
    expect(await available(accountId)).toBe(500);
  });

  test('is for neighbours', async () => {
    await expect(world.ask(RESERVE, { input: {} }, guest())).rejects.toThrow();
    const input = {
      accountId: '1',
      bookingId: '1',
      turn: 1,
      points: 1,
      expiresAt: new Date(world.clock.now()).toISOString(),
    };
    await expect(world.ask(RESERVE, { input }, guest())).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
  });

  test('500 at once for points worth one booking: one has them, and nobody overdraws', async () => {
    const { userId: accountId } = await aCustomer(500);
    const answers = await Promise.all(
      Array.from({ length: 500 }, () => reserve({ accountId, bookingId: anId(), points: 500 })),
    );
    expect(answers.filter(({ reserved }) => reserved)).toHaveLength(1);
    expect(await available(accountId)).toBe(0);
    // Nobody wrote his booking: the one who had them died.
    await lapse(11);
    expect(await available(accountId)).toBe(500);
  });
});

describe('a process that is killed', () => {
  test('while it reserves, after whatever statement: nothing is over, asked again it is had once, and it lapses by itself', async () => {
    await afterEachStatement({
      make: async () => ({ accountId: (await aCustomer(500)).userId, bookingId: anId(), points: 300 }),
      act: reserve,
      kept,
      look: async (wish, n) => {
        expect({ n, ...(await reserve(wish)) }).toMatchObject({ n, reserved: true });
        expect(await available(wish.accountId)).toBe(200);
        await lapse(11);
        expect(await available(wish.accountId)).toBe(500);
      },
    });
  });

  test('while it hears of a sale, and of seats given back: told again, they are spent and come back once', async () => {
    const sold = (bookingId: string, version: number, points: number) =>
      say({ bookingId, version, use: { turn: 1, points, isSold: true } });
    const reserved = async () => {
      const { userId: accountId } = await aCustomer(500);
      const bookingId = anId();
      await reserve({ accountId, bookingId, points: 300 });
      return { accountId, bookingId };
    };
    await afterEachStatement({
      make: reserved,
      act: ({ bookingId }) => sold(bookingId, 1, 300),
      kept,
      look: async ({ accountId, bookingId }, n) => {
        await sold(bookingId, 1, 300);
        expect({ n, available: await available(accountId) }).toEqual({ n, available: 200 });
      },
    });
    await afterEachStatement({
      make: async () => {
        const one = await reserved();
        await sold(one.bookingId, 1, 300);
        return one;
      },
      act: ({ bookingId }) => sold(bookingId, 2, 100),
      kept,
      look: async ({ accountId, bookingId }, n) => {
        await sold(bookingId, 2, 100);
        expect({ n, available: await available(accountId) }).toEqual({ n, available: 400 });
      },
    });
  });
});

describe('what booking tells', () => {
  test('of a sale spends what was reserved, once, whatever comes twice or late', async () => {
    const customer = await aCustomer(500);
    const bookingId = anId();
    await reserve({ accountId: customer.userId, bookingId, points: 300 });
    const sold = { bookingId, version: 2, use: { turn: 1, points: 300, isSold: true } };
    for (const told of [sold, sold, { ...sold, version: 1, use: { turn: 1, points: 0, isSold: false } }])
      await say(told);
    expect(await mine(customer)).toEqual({ spendable: 200, pending: 0, lines: ['REDEEM -300', 'EARN 500'] });
    expect(await available(customer.userId)).toBe(200);
  });

  test('of seats given back returns what they used, once', async () => {
    const customer = await aCustomer(500);
    const bookingId = anId();
    await reserve({ accountId: customer.userId, bookingId, points: 300 });
    await say({ bookingId, use: { turn: 1, points: 300, isSold: true } });
    const half = { bookingId, version: 2, use: { turn: 1, points: 130, isSold: true } };
    for (const told of [half, half]) await say(told);
    await say({ bookingId, version: 3, use: { turn: 1, points: 0, isSold: true } });
    expect(await mine(customer)).toEqual({
      spendable: 500,
      pending: 0,
      lines: ['REDEEM_RETURN 130', 'REDEEM_RETURN 170', 'REDEEM -300', 'EARN 500'],
    });
  });

  test('of a hold that expired, or a coupon that left room for fewer, releases the rest', async () => {
    const { userId: accountId } = await aCustomer(500);
    const bookingId = anId();
    await reserve({ accountId, bookingId, points: 400 });
    await say({ bookingId, use: { turn: 1, points: 250, isSold: false } });
    expect(await available(accountId)).toBe(250);
    await say({ bookingId, version: 2, use: { turn: 1, points: 0, isSold: false } });
    expect(await available(accountId)).toBe(500);
  });

  test('of rides writes what waits for them, what they earn when they are over, and what is lost', async () => {
    const customer = await aCustomer(0);
    const { userId: accountId } = customer;
    const bookingId = anId();
    await say({ bookingId, accountId, parts: [part('1', 12), part('2', 12)] });
    expect(await mine(customer)).toEqual({ spendable: 0, pending: 24, lines: ['EARN_PENDING 24'] });
    const rebooked = part('3', 15, { isRebooked: true, transportType: 'FERRY' });
    await say({ bookingId, version: 2, accountId, parts: [part('1', 12), rebooked] });
    expect(await mine(customer)).toMatchObject({ spendable: 0, pending: 27 });
    const over = [part('1', 12, { state: 'EARNED' }), { ...rebooked, state: 'EARNED' }];
    for (const version of [3, 4]) await say({ bookingId, version, accountId, parts: over });
    const after = await mine(customer);
    expect(after).toMatchObject({ spendable: 27, pending: 0 });
    expect(after.lines).toEqual([
      'EARN 15',
      'EARN_PENDING -15',
      'EARN 12',
      'EARN_PENDING -12',
      'EARN_PENDING 15',
      'REVERSE -12',
      'EARN_PENDING 24',
    ]);
  });

  test('of the sandbox changes nothing', async () => {
    const customer = await aCustomer(0);
    await say({ bookingId: anId(), accountId: customer.userId, parts: [part('9', 12)] }, 'sandbox');
    expect(await mine(customer)).toMatchObject({ pending: 0, lines: [] });
  });

  test('what comes back keeps the days it had', async () => {
    const customer = await aCustomer(500);
    const bookingId = anId();
    const [lot] = await world.users.subgraph.database.rows<{ at: Date }>(
      'select expires_at as at from reward_movement where account_id = $1',
      [customer.userId],
    );
    await reserve({ accountId: customer.userId, bookingId, points: 200 });
    await say({ bookingId, use: { turn: 1, points: 200, isSold: true } });
    await say({ bookingId, version: 2, use: { turn: 1, points: 0, isSold: true } });
    const [back] = await world.users.subgraph.database.rows<{ at: Date }>(
      `select expires_at as at from reward_movement where account_id = $1 and kind = 'REDEEM_RETURN'`,
      [customer.userId],
    );
    expect(back).toEqual(lot);
  });
});

describe('a reservation whose time is over', () => {
  test('lapses where there is no such booking, or it has another number', async () => {
    const { userId: accountId } = await aCustomer(500);
    const [gone, other] = [anId(), anId()];
    await reserve({ accountId, bookingId: gone, points: 200 });
    await reserve({ accountId, bookingId: other, points: 200 });
    const told = { bookingId: other, version: 1, pnr: 'KX74QP', accountId: null, parts: [] };
    held.set(other, { expiresAt: null, told: { ...told, use: { turn: 3, points: 200, isSold: false } } });
    await lapse(11);
    expect(await available(accountId)).toBe(500);
  });

  test('stays as long as a hold that was lengthened', async () => {
    const { userId: accountId } = await aCustomer(500);
    const bookingId = anId();
    await reserve({ accountId, bookingId, points: 200 });
    const told = { bookingId, version: 1, pnr: 'KX74QP', accountId: null, parts: [] };
    const use = { turn: 1, points: 200, isSold: false };
    held.set(bookingId, { expiresAt: new Date(world.clock.now() + 1_200_000).toISOString(), told: { ...told, use } });
    await lapse(11);
    expect(await available(accountId)).toBe(300);
    held.set(bookingId, { expiresAt: null, told: { ...told, version: 2, use: { ...use, points: 0 } } });
    await lapse(20);
    expect(await available(accountId)).toBe(500);
  });

  test('is spent where its booking was sold, however the news was lost', async () => {
    const customer = await aCustomer(500);
    const bookingId = anId();
    await reserve({ accountId: customer.userId, bookingId, points: 200 });
    const told = { bookingId, version: 2, pnr: 'KX74QP', accountId: null, parts: [] };
    held.set(bookingId, { expiresAt: null, told: { ...told, use: { turn: 1, points: 200, isSold: true } } });
    await lapse(11);
    expect(await mine(customer)).toMatchObject({ spendable: 300, lines: ['REDEEM -200', 'EARN 500'] });
  });
});

describe('points that end', () => {
  const expire = () => world.users.subgraph.runJob('expire-points');
  const aMailedCustomer = async (lots: readonly (readonly [points: number, days: number])[]) => {
    const { id, email } = await world.anAccount();
    const { database } = world.users.subgraph;
    const verified = [id, new Date(world.clock.now())];
    await context().database.change('update account set email_verified_at = $2 where id = $1', verified);
    for (const [points, days] of lots)
      await database.rows(
        `insert into reward_movement (account_id, kind, points, at, expires_at) values ($1, 'EARN', $2, $3, $4)`,
        [id, points, new Date(world.clock.now()), new Date(world.clock.now() + days * 86_400_000)],
      );
    return { id, email };
  };
  const left = async (id: string) =>
    (
      await world.users.subgraph.database.rows<{ spendable: number }>(
        'select spendable from reward_balance where account_id = $1',
        [id],
      )
    )[0]?.spendable;

  test('are told of a month and a week before, once each, and expire', async () => {
    const { id, email } = await aMailedCustomer([
      [40, 60],
      [25, 200],
    ]);
    const subjects = async () => {
      await world.deliver();
      return (await world.messagesTo(email)).map(({ subject }) => subject.replace(/ on .*/, ''));
    };
    await expire();
    expect(await subjects()).toEqual([]);
    world.clock.advance({ minutes: 31 * 1440 });
    for (const _ of [1, 2]) await expire();
    expect(await subjects()).toEqual(['40 points expire']);
    world.clock.advance({ minutes: 23 * 1440 });
    for (const _ of [1, 2]) await expire();
    expect(await subjects()).toEqual(['40 points expire', '40 points expire']);
    expect(await left(id)).toBe(65);
    world.clock.advance({ minutes: 7 * 1440 });
    for (const _ of [1, 2]) await expire();
    expect(await left(id)).toBe(25);
    expect(await subjects()).toHaveLength(2);
  });

  test('stay as long as a booking that is held has reserved them', async () => {
    const { id } = await aMailedCustomer([[300, 1]]);
    const bookingId = anId();
    world.clock.advance({ minutes: 1439 });
    await reserve({ accountId: id, bookingId, points: 200 });
    world.clock.advance({ minutes: 2 });
    await expire();
    expect(await left(id)).toBe(200);
    await say({ bookingId, use: { turn: 1, points: 0, isSold: false } });
    world.clock.advance({ minutes: 11 });
    await expire();
    expect(await left(id)).toBe(0);
  });
});

test('the balance is the sum of its lines, whatever happened to it', async () => {
  const differing = await world.users.subgraph.database.rows(
    `select b.account_id from reward_balance b left join reward_movement m using (account_id)
     group by b.account_id, b.spendable, b.pending
     having b.spendable <> coalesce(sum(m.points) filter (where not m.is_pending), 0)
       or b.pending <> coalesce(sum(m.points) filter (where m.is_pending), 0)`,
  );
  expect(differing).toEqual([]);
});
