import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { afterEachStatement } from '@naga/server-kit/testing/dying-at.js';
import { rowVersions } from '@naga/server-kit/testing/row-versions.js';
import { SettingsDesk } from '@naga/server-kit/testing/settings-desk.js';
import { guest, service } from '@naga/server-kit/viewer/viewer.js';
import { onPointsTold } from '../src/reward/keep-points.command.js';
import { SETTINGS } from '../src/settings.js';
import { type SignedIn, staff } from './staff.js';
import { World } from './world.js';

const FRIENDS = 50;

let world: World;
let desk: SettingsDesk<keyof typeof SETTINGS>;
beforeAll(async () => {
  world = await World.start();
  desk = new SettingsDesk('users', SETTINGS, world.users);
});
beforeEach(() => world.clock.advance({ minutes: 32 * 1440 }));
afterAll(() => world.close());

/** Sets it as one of the platform's admins; null: as long as nobody says otherwise. */
async function set(key: keyof typeof SETTINGS, value: number | null): Promise<void> {
  const admin = await staff(world, 1);
  const { version } = (await desk.lists(admin)).find((one) => one.key === key)!;
  await desk.saves(key, version, value, admin);
}

const OWN = '{ code waiting earned points canUseCode }';
interface Own {
  code: string | null;
  waiting: number;
  earned: number;
  points: number;
  canUseCode: boolean;
}
const makes = (viewer: SignedIn) => world.ask<Own>(`mutation { makeReferralCode ${OWN} }`, {}, viewer);
const sees = (viewer: SignedIn) => world.ask<Own>(`{ myReferrals ${OWN} }`, {}, viewer);
const uses = (viewer: SignedIn, code: string) =>
  world.ask<{ code: string }>(
    `mutation ($code: String!) { useReferralCode(code: $code) { ... on OwnReferrals { canUseCode } ... on Refused { code } } }`,
    { code },
    viewer,
  );
const spendable = async ({ userId }: SignedIn): Promise<number> =>
  (
    await world.users.subgraph.database.rows<{ points: number }>(
      'select spendable as points from reward_balance where account_id = $1',
      [userId],
    )
  )[0]?.points ?? 0;
const aPerson = () => staff(world, 6);

let bookings = 5_000;
/** Somebody's trip is over; it earned so many points. */
const travels = ({ userId }: SignedIn, points = 12, bookingId = String(++bookings)) => {
  const part = { partId: bookingId, points, state: 'EARNED', transportType: 'BUS', isRebooked: false };
  return onPointsTold(world.users.subgraph.contextFor(service('users')), {
    id: crypto.randomUUID(),
    type: 'points.told',
    mode: 'live',
    requestId: 'none',
    payload: { bookingId, version: 1, pnr: 'KX74QP', accountId: userId, use: null, parts: [part] },
  } as never);
};
async function aPair(): Promise<{ referrer: SignedIn; friend: SignedIn }> {
  const [referrer, friend] = [await aPerson(), await aPerson()];
  await uses(friend, (await makes(referrer)).code!);
  return { referrer, friend };
}
const outcomeOf = async ({ userId }: SignedIn) =>
  (
    await world.users.subgraph.database.rows<{ said: string }>(
      `select concat_ws(' ', state, reason) as said from referral where friend_id = $1`,
      [userId],
    )
  )[0]?.said;

describe('a code', () => {
  test('is made once, and is one’s own', async () => {
    const referrer = await aPerson();
    expect(await sees(referrer)).toMatchObject({ code: null });
    const { code } = await makes(referrer);
    expect(code).toMatch(/^[2-9A-Z]{8}$/);
    expect((await makes(referrer)).code).toBe(code);
    await expect(world.ask(`{ myReferrals ${OWN} }`, {}, guest())).rejects.toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  test('is refused where nobody has it, to oneself, twice, and to who travelled before', async () => {
    const [referrer, friend, late] = [await aPerson(), await aPerson(), await aPerson()];
    const code = (await makes(referrer)).code!;
    expect(await uses(friend, 'NOBODY22')).toEqual({ code: 'REFERRAL_UNKNOWN' });
    expect(await uses(referrer, code)).toEqual({ code: 'REFERRAL_OWN' });
    expect(await uses(friend, code.toLowerCase())).toEqual({ canUseCode: false });
    expect(await uses(friend, code)).toEqual({ code: 'REFERRAL_TOO_LATE' });
    await travels(late);
    expect(await uses(late, code)).toEqual({ code: 'REFERRAL_TOO_LATE' });
    expect(await sees(referrer)).toMatchObject({ waiting: 1, earned: 0 });
  });

  test('comes with a registration; one that nobody has is said at its field', async () => {
    const { code } = await makes(await aPerson());
    const register = (referralCode: string) =>
      world.run(
        `mutation ($input: RegisterInput!) { register(input: $input) { __typename } }`,
        {
          input: {
            firstName: 'Sok',
            lastName: 'Dara',
            email: `friend${++bookings}@example.com`,
            password: 'river lotus forty two',
            passwordConfirmation: 'river lotus forty two',
            referralCode,
          },
        },
        guest({ ip: `203.0.113.${bookings % 200}` }),
      );
    const { errors } = await register('NOBODY22');
    expect(errors?.[0]?.extensions).toMatchObject({
      fields: [{ path: expect.stringContaining('referralCode'), code: 'UNKNOWN' }],
    });
    expect((await register(code!)).errors).toBeUndefined();
    const [row] = await world.users.subgraph.database.rows(
      `select r.state from referral r join account a on a.id = r.friend_id where a.email like 'friend%' order by r.id desc`,
    );
    expect(row).toEqual({ state: 'WAITING' });
  });
});

describe('a friend’s first trip', () => {
  test('brings both points when it is over, once, and a mail', async () => {
    const { referrer, friend } = await aPair();
    expect(await spendable(referrer)).toBe(0);
    for (const _ of [1, 2]) await travels(friend);
    expect(await spendable(referrer)).toBe(200);
    expect(await spendable(friend)).toBe(100 + 24);
    expect(await sees(referrer)).toMatchObject({ waiting: 0, earned: 1, points: 200 });
    expect(await world.deliver()).toEqual(expect.arrayContaining(['points.referred', 'points.referred']));
  });

  test('brings nothing where both are one person', async () => {
    const { referrer, friend } = await aPair();
    const { database } = world.users.subgraph.contextFor(service('users'));
    await database.change(`update account set phone_number = '+85599800777' where id = $1`, [referrer.userId]);
    await database.change(`update account set phone_number = '+66899800777', email = null where id = $1`, [
      friend.userId,
    ]);
    await travels(friend);
    expect(await outcomeOf(friend)).toBe('REFUSED SAME_PERSON');
    expect([await spendable(referrer), await spendable(friend)]).toEqual([0, 12]);
  });

  test('brings nothing above what one person may bring in a month', async () => {
    await set('REFERRALS_OF_ONE', 2);
    const referrer = await aPerson();
    const code = (await makes(referrer)).code!;
    const friends = await Promise.all(Array.from({ length: 4 }, aPerson));
    for (const friend of friends) await uses(friend, code);
    await Promise.all(friends.map((friend) => travels(friend)));
    expect(await spendable(referrer)).toBe(400);
    expect((await Promise.all(friends.map(outcomeOf))).sort()).toEqual([
      'EARNED',
      'EARNED',
      'REFUSED LIMIT',
      'REFUSED LIMIT',
    ]);
    await set('REFERRALS_OF_ONE', null);
  });

  test('of many friends at once the last of a month brings points to one', async () => {
    await set('REFERRALS_OF_ALL', 1);
    const referrer = await aPerson();
    const { code } = await makes(referrer);
    const friends = await Promise.all(Array.from({ length: FRIENDS }, aPerson));
    await Promise.all(friends.map((friend) => uses(friend, code!)));
    await Promise.all(friends.map((friend) => travels(friend)));
    const given = await Promise.all([...friends, referrer].map(spendable));
    expect(given.filter((points) => points > 12)).toEqual([112, 200]);
    await set('REFERRALS_OF_ALL', null);
  });

  test('does not wait in a ring for that of whom he recommended, nor of who recommended him', async () => {
    const deadlocks = async () => {
      const [row] = await world.users.subgraph.database.rows<{ many: number }>(
        'select pg_stat_clear_snapshot(), deadlocks::int as many from pg_stat_database where datname = current_database()',
      );
      return row!.many;
    };
    const before = await deadlocks();
    const chain = await Promise.all(Array.from({ length: 12 }, aPerson));
    for (const [nth, friend] of chain.entries())
      await uses(friend, (await makes(chain[(nth + 1) % chain.length]!)).code!);
    await Promise.all(chain.map((one) => travels(one)));
    expect(await Promise.all(chain.map(spendable))).toEqual(chain.map(() => 12 + 100 + 200));
    expect((await deadlocks()) - before).toBe(0);
  });

  test('whose news is killed after whatever statement brings both points once, when it is told again', async () => {
    await afterEachStatement({
      make: async () => ({ ...(await aPair()), bookingId: String(++bookings) }),
      act: ({ friend, bookingId }) => travels(friend, 12, bookingId),
      kept: () => rowVersions(world.users.subgraph.database, 'users'),
      look: async ({ friend, referrer, bookingId }, n) => {
        await travels(friend, 12, bookingId);
        const points = [await spendable(friend), await spendable(referrer)];
        expect({ n, points, outcome: await outcomeOf(friend) }).toEqual({ n, points: [112, 200], outcome: 'EARNED' });
        world.clock.advance({ minutes: 32 * 1440 });
      },
    });
  });

  test('brings nothing when the campaign is over', async () => {
    await set('REFERRER_POINTS', 0);
    await set('FRIEND_POINTS', 0);
    const { friend } = await aPair();
    await travels(friend);
    expect(await outcomeOf(friend)).toBe('REFUSED OVER');
    expect(await world.ask('{ rewardTerms { referrerPoints friendPoints friendsAMonth cashbackPoints } }')).toEqual({
      referrerPoints: 0,
      friendPoints: 0,
      friendsAMonth: 10,
      cashbackPoints: 0,
    });
    await set('REFERRER_POINTS', null);
    await set('FRIEND_POINTS', null);
  });
});

describe('a campaign', () => {
  test('brings points on top of what a trip earns, as long as its budget lasts', async () => {
    await set('CASHBACK_POINTS', 5);
    await set('CASHBACK_OF_ALL', 1_000);
    const travellers = await Promise.all(Array.from({ length: 20 }, aPerson));
    await Promise.all(travellers.map((one) => travels(one, 20)));
    const points = await Promise.all(travellers.map(spendable));
    expect(points.filter((each) => each === 120)).toHaveLength(10);
    expect(points.filter((each) => each === 20)).toHaveLength(10);
    await set('CASHBACK_POINTS', null);
    await set('CASHBACK_OF_ALL', null);
  });
});
