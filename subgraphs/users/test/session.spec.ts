import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, service } from '@naga/server-kit/viewer/viewer.js';
import { PASSWORD, user, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const ended = { __typename: 'Refused', code: 'SESSION_ENDED', facts: {} };
const tokenOf = (answer: object): string => (answer as { token: string }).token;
const holderOf = async (token: string) => (await world.holder(token)).data?.tokenHolder;

describe('a session', () => {
  test('is refreshed, also with an expired token; the old one lives 30 s more', async () => {
    const { id, email } = await world.anAccount();
    const first = await world.token({ login: email });
    world.clock.advance({ minutes: 20 });
    expect(await world.read(first)).toMatchObject({ expired: true });
    const second = tokenOf(await world.refresh(first));
    expect(await world.read(second)).toMatchObject({ generation: 2, userId: id, expired: false });
    world.clock.advance({ seconds: 30 });
    expect(await holderOf(first)).toMatchObject({ userId: id });
    world.clock.advance({ seconds: 1 });
    expect(await holderOf(first)).toBeNull();
    expect(await holderOf(second)).toMatchObject({ userId: id });
  });

  test('gives two requests that refresh at once the same generation', async () => {
    const { email } = await world.anAccount();
    const first = await world.token({ login: email });
    const answers = await Promise.all([world.refresh(first), world.refresh(first), world.refresh(first)]);
    const generations = await Promise.all(
      answers.map(async (answer) => (await world.read(tokenOf(answer))).generation),
    );
    expect(generations).toEqual([2, 2, 2]);
  });

  test('ends when an older generation comes back: one of its two holders stole it', async () => {
    const { email } = await world.anAccount();
    const first = await world.token({ login: email });
    const second = tokenOf(await world.refresh(first));
    const third = tokenOf(await world.refresh(second));
    expect(await world.refresh(first)).toEqual(ended);
    expect(await holderOf(third)).toBeNull();
    expect(await world.refresh(third)).toEqual(ended);
  });

  test('ends when the last generation but one comes back after 30 s', async () => {
    const { email } = await world.anAccount();
    const first = await world.token({ login: email });
    const second = tokenOf(await world.refresh(first));
    world.clock.advance({ seconds: 31 });
    expect(await world.refresh(first)).toEqual(ended);
    expect(await world.refresh(second)).toEqual(ended);
  });

  test('lives 7 days, or 365 when remembered', async () => {
    const { email } = await world.anAccount();
    const short = await world.token({ login: email });
    const long = await world.token({ login: email, remember: true });
    world.clock.advance({ days: 7 });
    expect(await world.refresh(short)).toEqual(ended);
    const next = tokenOf(await world.refresh(long));
    world.clock.advance({ days: 358 });
    expect(await world.refresh(next)).toEqual(ended);
  });

  test('ends with logout, and no other session with it', async () => {
    const { email } = await world.anAccount();
    const [here, elsewhere] = [await world.token({ login: email }), await world.token({ login: email })];
    expect(await world.logout(here)).toEqual({ logout: true });
    expect(await holderOf(here)).toBeNull();
    expect(await world.refresh(here)).toEqual(ended);
    expect(await world.logout(here)).toEqual({ logout: true });
    expect(await holderOf(elsewhere)).not.toBeNull();
  });

  test('ends when its account is closed', async () => {
    const { id, email } = await world.anAccount();
    const token = await world.token({ login: email });
    await world.users.outside.change('update account set active = false where id = $1', [id]);
    expect(await holderOf(token)).toBeNull();
    expect(await world.refresh(token)).toEqual(ended);
    expect((await world.run('{ me { id } }', {}, user({ userId: id }))).data).toEqual({ me: null });
  });

  test('that never was, or no session at all, is not refreshed; logging out of it is fine', async () => {
    const document = 'mutation { refreshToken { __typename ... on Refused { code facts } } }';
    const sessions = [undefined, { id: 'x', generation: 1 }, { id: crypto.randomUUID(), generation: 1 }];
    for (const session of sessions) {
      expect((await world.run(document, {}, guest({ session }))).data).toEqual({ refreshToken: ended });
      expect((await world.run('mutation { logout }', {}, guest({ session }))).data).toEqual({ logout: true });
    }
  });
});

describe('who a token speaks for', () => {
  test('is told to services and to nobody else', async () => {
    const { id, email } = await world.anAccount();
    const token = await world.token({ login: email });
    for (const viewer of [guest(), user({ userId: id, grants: { 'user.manage': 'all' } })])
      expect((await world.holder(token, viewer)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect((await world.holder(token)).data?.tokenHolder).toEqual({
      userId: id,
      roleId: 6,
      operatorId: null,
      branchId: null,
      agencyId: null,
      countryCode: null,
      language: 'en',
      grants: {
        'booking.view': 'own',
        'booking.create': 'own',
        'booking.edit': 'own',
        'booking.cancel': 'own',
        'refund.policy': 'own',
        'cargo.create': 'own',
        'cargo.update': 'own',
        'cargo.view': 'own',
      },
    });
  });

  test('leaves out what needs a second person, and what needs a flag that is not set', async () => {
    const place = { operatorId: '4', branchId: '9', agencyId: '2', countryCode: 'KH' };
    const operator = await world.anAccount({ roleId: 4, ...place, language: 'km' });
    const held = await holderOf(await world.token({ login: operator.email }));
    expect(held).toMatchObject({ ...place, language: 'km', roleId: 4 });
    const grants = held?.['grants'] as Record<string, string>;
    expect(grants['booking.edit']).toBe('operator');
    expect(Object.keys(grants)).not.toContain('pricing.edit');
    expect(Object.keys(grants)).not.toContain('refund.overrule');
    for (const cargoAgent of [true, false]) {
      const { email } = await world.anAccount({ roleId: 2, cargoAgent });
      const agency = (await holderOf(await world.token({ login: email })))?.['grants'] as Record<string, string>;
      expect(agency['cargo.create']).toBe(cargoAgent ? 'agency' : undefined);
    }
  });

  test('costs one statement: the gateway asks with every request', async () => {
    const { email } = await world.anAccount();
    const token = await world.token({ login: email });
    expect(await statementsOf(() => world.holder(token))).toHaveLength(1);
  });

  test('is nobody for an id that no session has', async () => {
    const document = '{ tokenHolder(sessionId: "1; drop table session", generation: 1) { userId } }';
    const { data } = await world.run(document, {}, service('gateway'));
    expect(data).toEqual({ tokenHolder: null });
  });
});

test('sessions and attempts that are over are forgotten', async () => {
  const { email } = await world.anAccount();
  const old = await world.token({ login: email });
  world.clock.advance({ days: 40 });
  const fresh = await world.token({ login: email });
  await world.login({ login: email, password: `${PASSWORD}!` });
  await world.users.subgraph.runJob('forget-old');
  const ids = await world.users.subgraph.database.rows<{ id: string }>('select id from session');
  expect(ids.map(({ id }) => id)).not.toContain((await world.read(old)).sessionId);
  expect(ids.map(({ id }) => id)).toContain((await world.read(fresh)).sessionId);
  const windows = await world.users.subgraph.database.rows('select distinct window_started_at from attempt');
  expect(windows).toEqual([{ window_started_at: new Date(world.clock.now()) }]);
});

test('links, codes and what was told of addresses are forgotten, too; what has not been told yet is not', async () => {
  const { email, phone } = await world.anAccount();
  const ask = async () => {
    await world.ask('mutation ($email: String!) { requestPasswordReset(email: $email) { __typename } }', { email });
    await world.ask('mutation ($phone: String!) { requestOtp(mobileNumber: $phone) { __typename } }', { phone });
  };
  await ask();
  await world.deliver();
  world.clock.advance({ days: 31 });
  await ask();
  await world.users.subgraph.runJob('forget-old');
  const { database } = world.users.subgraph;
  expect(await database.rows('select 1 from account_token')).toEqual([]);
  expect(await database.rows('select 1 from one_time_code')).toEqual([]);
  expect(await database.rows('select 1 from message where private')).toEqual([]);
  const events = await database.rows('select type from outbox_event order by type');
  expect(events).toEqual([{ type: 'account.otp_requested' }, { type: 'account.password_reset_requested' }]);
});
