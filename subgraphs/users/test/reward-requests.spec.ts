import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { grantsOf, type SignedIn, staff } from './staff.js';
import { World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const FIELDS = `id state points why note answer canDecide canWithdraw owner { id name } askedBy { id } decidedBy { id }`;
interface Seen {
  id: string;
  state: string;
  code: string;
  canDecide: boolean;
  canWithdraw: boolean;
  owner: { id: string };
}
const ANSWER = `{ __typename ... on RewardRequest { ${FIELDS} } ... on Refused { code facts } }`;

const anAdmin = () => staff(world, 1);
/** Somebody who looks after the customers of a country. */
const ofCountry = (countryCode: string) => staff(world, 11, { countryCode });
const ask = (viewer: SignedIn, accountId: string, points: number, more: { why?: string; note?: string } = {}) =>
  world.ask<Seen>(
    `mutation ($accountId: ID!, $points: Int!, $why: RewardCode!, $note: String!) {
      askPoints(accountId: $accountId, points: $points, why: $why, note: $note) ${ANSWER} }`,
    { accountId, points, why: 'GOODWILL', note: 'The coach was late', ...more },
    viewer,
  );
const decide = (viewer: SignedIn, id: string, approve: boolean, answer: string | null = null) =>
  world.ask<Seen & { facts: object }>(
    `mutation ($id: ID!, $approve: Boolean!, $answer: String) { decidePoints(id: $id, approve: $approve, answer: $answer) ${ANSWER} }`,
    { id, approve, answer },
    viewer,
  );
const withdraw = (viewer: SignedIn, id: string) =>
  world.ask<Seen>(`mutation ($id: ID!) { withdrawPoints(id: $id) ${ANSWER} }`, { id }, viewer);
const list = (viewer: SignedIn, args = '') =>
  world.ask<{ total: number; rows: Seen[] }>(`{ rewardRequests${args} { total rows { ${FIELDS} } } }`, {}, viewer);
const balance = (viewer: SignedIn, accountId: string) =>
  world.ask<{ spendable: number; movements: { kind: string; points: number; note: string }[] }>(
    `query ($id: ID!) { rewardsOf(accountId: $id) { spendable movements { kind points note } } }`,
    { id: accountId },
    viewer,
  );

describe('points by hand', () => {
  test('move when a second person says yes, and their owner is told', async () => {
    const [first, second, customer] = [await anAdmin(), await anAdmin(), await world.anAccount()];
    const verified = [customer.id, new Date(world.clock.now())];
    await world.users.subgraph
      .contextFor(first)
      .database.change('update account set email_verified_at = $2 where id = $1', verified);
    const asked = await ask(first, customer.id, 300);
    expect(asked).toMatchObject({ state: 'waiting', canDecide: false, canWithdraw: true, owner: { name: 'Dara Keo' } });
    expect(await balance(second, customer.id)).toMatchObject({ spendable: 0 });
    expect(await decide(first, asked.id, true)).toMatchObject({ code: 'OWN_REQUEST' });
    expect((await list(second, '(toDecide: true)')).rows.map(({ id }) => id)).toContain(asked.id);
    expect((await list(first, '(toDecide: true)')).rows.map(({ id }) => id)).not.toContain(asked.id);
    expect(await decide(second, asked.id, true)).toMatchObject({ state: 'done', decidedBy: { id: second.userId } });
    expect(await balance(second, customer.id)).toMatchObject({
      spendable: 300,
      movements: [{ kind: 'ADJUST', points: 300, note: 'GOODWILL' }],
    });
    expect(await decide(second, asked.id, true)).toMatchObject({
      code: 'REWARD_REQUEST_DECIDED',
      facts: { state: 'done' },
    });
    expect(await world.deliver()).toEqual(expect.arrayContaining(['second_person.asked', 'points.moved']));
    expect((await world.messagesTo(customer.email)).map(({ subject }) => subject)).toEqual(['300 points for you']);
  });

  test('stay where they are when he says no, with a reason, or who asked takes it back', async () => {
    const [first, second, { id }] = [await anAdmin(), await anAdmin(), await world.anAccount()];
    const declined = await ask(first, id, 300);
    await expect(decide(second, declined.id, false, ' ')).rejects.toMatchObject({
      extensions: { fields: [{ path: 'answer', code: 'REQUIRED' }] },
    });
    expect(await decide(second, declined.id, false, 'It was on time')).toMatchObject({
      state: 'refused',
      answer: 'It was on time',
    });
    const taken = await ask(first, id, 300);
    expect(await withdraw(second, taken.id)).toMatchObject({ code: 'REWARD_REQUEST_NOT_FOUND' });
    expect(await withdraw(first, taken.id)).toMatchObject({ state: 'withdrawn' });
    expect(await decide(second, taken.id, true)).toMatchObject({ code: 'REWARD_REQUEST_DECIDED' });
    expect(await balance(second, id)).toMatchObject({ spendable: 0, movements: [] });
  });

  test.each<[number, { why?: string; note?: string }, string, string]>([
    [0, {}, 'points', 'REQUIRED'],
    [5_001, {}, 'points', 'RANGE'],
    [-100, {}, 'points', 'RANGE'],
    [100, { why: 'MISUSE' }, 'points', 'RANGE'],
    [100, { note: '  ' }, 'note', 'REQUIRED'],
    [100, { note: 'x'.repeat(501) }, 'note', 'MAX_LENGTH'],
  ])('%d with %j: %s %s', async (points, more, path, code) => {
    const { id } = await world.anAccount();
    await expect(ask(await anAdmin(), id, points, more)).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ path, code }] },
    });
  });

  test('are taken away as far as there are, however much was asked for', async () => {
    const [first, second, { id }] = [await anAdmin(), await anAdmin(), await world.anAccount()];
    const given = await ask(first, id, 200);
    await decide(second, given.id, true);
    const taken = await ask(first, id, -300, { why: 'MISUSE' });
    expect(await decide(second, taken.id, true)).toMatchObject({
      code: 'POINTS_NOT_ENOUGH',
      facts: { available: 200 },
    });
    expect(await balance(first, id)).toMatchObject({ spendable: 200 });
    const fewer = await ask(first, id, -200, { why: 'CORRECTION' });
    expect(await decide(second, fewer.id, true)).toMatchObject({ state: 'done' });
    expect(await balance(first, id)).toMatchObject({ spendable: 0 });
  });

  test('are decided once, whoever decides at once', async () => {
    const [first, { id }] = [await anAdmin(), await world.anAccount()];
    const seconds = await Promise.all(Array.from({ length: 5 }, anAdmin));
    const asked = await ask(first, id, 100);
    const answers = await Promise.all(seconds.map((second) => decide(second, asked.id, true)));
    expect(answers.filter(({ state }) => state === 'done')).toHaveLength(1);
    expect(await balance(first, id)).toMatchObject({ spendable: 100 });
  });

  test('of a country are its admins’, of others nobody’s but the platform’s', async () => {
    const [cambodian, laotian] = [await ofCountry('KH'), await ofCountry('LA')];
    const { id } = await world.anAccount({ countryCode: 'KH' });
    expect(cambodian.grants['reward.manage'] ?? grantsOf(11)['reward.manage']).toBe('country');
    const asked = await ask(cambodian, id, 100);
    expect(asked).toMatchObject({ state: 'waiting' });
    expect(await ask(laotian, id, 100)).toMatchObject({ code: 'USER_NOT_FOUND' });
    expect(await decide(laotian, asked.id, true)).toMatchObject({ code: 'REWARD_REQUEST_NOT_FOUND' });
    expect((await list(laotian)).rows.map((row) => row.id)).not.toContain(asked.id);
    expect(await balance(laotian, id)).toBeNull();
  });

  test('are nobody’s without the right', async () => {
    const customer = await staff(world, 6);
    await expect(ask(customer, customer.userId, 100)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    await expect(list(customer)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });
});

describe('the list of movements', () => {
  const MOVEMENTS = `query ($accountId: ID, $kind: RewardKind, $transportType: String, $isRebooked: Boolean, $from: LocalDate, $until: LocalDate) {
    rewardMovements(accountId: $accountId, kind: $kind, transportType: $transportType, isRebooked: $isRebooked, from: $from, until: $until) {
      total rows { kind points transportType isRebooked owner { id } } sums { kind points movements } } }`;
  interface Page {
    total: number;
    rows: { kind: string; points: number; owner: { id: string } }[];
    sums: { kind: string; points: number; movements: number }[];
  }
  const movements = (viewer: SignedIn, wish: object) => world.ask<Page>(MOVEMENTS, { ...wish }, viewer);

  test('is narrowed by owner, kind, ride, exchange and day, with what all pages come to', async () => {
    const [admin, { id }] = [await anAdmin(), await world.anAccount({ countryCode: 'KH' })];
    const write = (kind: string, points: number, at: string, transport: string | null, isRebooked = false) =>
      world.users.subgraph.database.rows(
        `insert into reward_movement (account_id, kind, points, at, transport_type, is_rebooked) values ($1, $2, $3, $4, $5, $6)`,
        [id, kind, points, at, transport, isRebooked],
      );
    await write('EARN', 12, '2026-11-01T10:00:00+07:00', 'BUS');
    await write('EARN', 9, '2026-11-02T00:30:00+07:00', 'FERRY', true);
    await write('REDEEM', -15, '2026-11-03T10:00:00+07:00', null);
    const all = await movements(admin, { accountId: id });
    expect(all.rows.map(({ kind, points }) => `${kind} ${points}`)).toEqual(['REDEEM -15', 'EARN 9', 'EARN 12']);
    expect(all.sums).toEqual([
      { kind: 'EARN', points: 21, movements: 2 },
      { kind: 'REDEEM', points: -15, movements: 1 },
    ]);
    const narrowed = async (wish: object) =>
      (await movements(admin, { accountId: id, ...wish })).rows.map(({ points }) => points);
    expect(await narrowed({ kind: 'REDEEM' })).toEqual([-15]);
    expect(await narrowed({ transportType: 'FERRY' })).toEqual([9]);
    expect(await narrowed({ isRebooked: true })).toEqual([9]);
    expect(await narrowed({ from: '2026-11-02', until: '2026-11-02' })).toEqual([9]);
    expect((await movements(await ofCountry('LA'), { accountId: id })).total).toBe(0);
    expect((await movements(await ofCountry('KH'), { accountId: id })).total).toBe(3);
    expect((await movements(admin, { accountId: 'nobody' })).total).toBe(0);
  });
});
