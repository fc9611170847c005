import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { type SignedIn, staff } from './staff.js';
import { World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const DAY = 86_400_000;
/** What can be spent, and what of it is reserved: neither falls below the other, nor below nothing. */
const BELOW_ZERO = /reward_balance_(spendable|reserved)_check/;
const MINE = `{ myRewards { spendable pending expiringSoon
  movements { kind points at expiresAt bookingId note } } }`;

const move = (
  accountId: string,
  kind: string,
  points: number,
  expiresInDays: number | null = null,
  isPending = kind === 'EARN_PENDING',
) => {
  const now = world.clock.now();
  const expiresAt = expiresInDays === null ? null : new Date(now + expiresInDays * DAY);
  return world.users.subgraph.database.rows(
    `insert into reward_movement (account_id, kind, points, at, expires_at, is_pending, booking_id, note)
     values ($1, $2, $3, $4, $5, $6, 17, 'Trip')`,
    [accountId, kind, points, new Date(now), expiresAt, isPending],
  );
};
const mine = (viewer: SignedIn) =>
  world.ask<{ spendable: number; movements: Record<string, unknown>[] }>(MINE, {}, viewer);

describe('points', () => {
  test('are a sum of lines: what can be spent, what waits for its trip, what expires soon', async () => {
    const customer = await staff(world, 6);
    await move(customer.userId, 'EARN', 120, 20);
    await move(customer.userId, 'EARN', 60, 300);
    await move(customer.userId, 'REDEEM', -100);
    await move(customer.userId, 'EARN_PENDING', 25);
    expect(await mine(customer)).toEqual({
      spendable: 80,
      pending: 25,
      expiringSoon: 20,
      movements: [
        expect.objectContaining({ kind: 'EARN_PENDING', points: 25, bookingId: '17', note: 'Trip' }),
        expect.objectContaining({ kind: 'REDEEM', points: -100, expiresAt: null }),
        expect.objectContaining({ kind: 'EARN', points: 60 }),
        expect.objectContaining({ kind: 'EARN', points: 120 }),
      ],
    });
    expect(await statementsOf(() => mine(customer))).toHaveLength(1);
  });

  test('that wait for their trip are never spent, and those that can be spent never wait', async () => {
    const { userId } = await staff(world, 6);
    for (const [kind, isPending] of [
      ['EARN_PENDING', false],
      ['EARN', true],
      ['ADJUST', true],
    ] as const)
      await expect(move(userId, kind, 10, null, isPending)).rejects.toThrow(/reward_movement_(waits|spent)_check/);
  });

  test('are one’s own', async () => {
    const [rich, poor] = [await staff(world, 6), await staff(world, 6)];
    await move(rich.userId, 'ADJUST', 500);
    expect(await mine(poor)).toEqual({ spendable: 0, pending: 0, expiringSoon: 0, movements: [] });
    await expect(world.ask(MINE, {}, guest())).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  });

  test('show their latest fifty lines', async () => {
    const { userId, ...rest } = await staff(world, 6);
    for (let n = 0; n < 52; n++) await move(userId, 'EARN', 1, 100);
    const { spendable, movements } = await mine({ userId, ...rest });
    expect([spendable, movements.length]).toEqual([52, 50]);
  });

  test('never go below nothing, whoever spends them at once', async () => {
    const { userId } = await staff(world, 6);
    await move(userId, 'EARN', 100, 100);
    await move(userId, 'EARN_PENDING', 900);
    await expect(move(userId, 'REDEEM', -101)).rejects.toThrow(BELOW_ZERO);
    const spent = await Promise.allSettled([move(userId, 'REDEEM', -60), move(userId, 'REDEEM', -60)]);
    const refused = spent.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused.map(({ reason }) => String(reason))).toEqual([expect.stringMatching(BELOW_ZERO)]);
  });

  test('are never written over and never lost', async () => {
    const { userId } = await staff(world, 6);
    await move(userId, 'EARN', 10, 100);
    for (const change of ['update reward_movement set points = 1000', 'delete from reward_movement'])
      await expect(world.users.subgraph.database.rows(`${change} where account_id = $1`, [userId])).rejects.toThrow(
        'append-only',
      );
  });
});
