import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { ABROAD, BRANCH, OPERATOR, staff } from './staff.js';
import { PASSWORD, user, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { ... on Session { token } } }`;
const signIn = async (login: string, viewer: Parameters<typeof guest>[0] = {}, remember = false) =>
  (await world.ask<{ token: string }>(LOGIN, { input: { login, password: PASSWORD, remember } }, guest(viewer))).token;
const sessions = (viewer: Viewer) =>
  world.ask<Record<string, unknown>[]>(
    '{ mySessions { id device ip createdAt lastUsedAt current remembered } }',
    {},
    viewer,
  );
const end = (id: string, viewer: Viewer) => world.ask('mutation ($id: ID!) { endSession(id: $id) }', { id }, viewer);
const isAlive = async (token: string) => (await world.holder(token)).data?.tokenHolder !== null;
const idOf = async (token: string) => (await world.read(token)).sessionId;

describe('where somebody is signed in', () => {
  test('is listed by device, the last used first, the present one marked', async () => {
    const { email } = await world.anAccount();
    const desk = await signIn(email, { userAgent: CHROME, ip: '203.0.113.20' });
    world.clock.advance({ minutes: 3 });
    const phone = await signIn(email, { userAgent: PHONE, ip: '203.0.113.21' }, true);
    world.clock.advance({ minutes: 2 });
    const ago = (seconds: number) => new Date(world.clock.now() - seconds * 1000).toISOString();
    expect(await sessions(await world.as(desk))).toEqual([
      {
        id: await idOf(desk),
        device: 'Chrome 143 on Windows',
        ip: '203.0.113.20',
        createdAt: ago(300),
        lastUsedAt: ago(0),
        current: true,
        remembered: false,
      },
      {
        id: await idOf(phone),
        device: 'Safari 18 on iOS',
        ip: '203.0.113.21',
        createdAt: ago(120),
        lastUsedAt: ago(120),
        current: false,
        remembered: true,
      },
    ]);
  });

  test('is noted once a minute, and at each refresh', async () => {
    const { email } = await world.anAccount();
    const token = await signIn(email);
    const lastUsed = async () => {
      const [row] = await world.users.subgraph.database.rows<{ at: Date }>(
        'select last_used_at as at from session where id = $1',
        [await idOf(token)],
      );
      return row!.at.getTime();
    };
    const start = world.clock.now();
    world.clock.advance({ seconds: 60 });
    await isAlive(token);
    expect(await lastUsed()).toBe(start);
    world.clock.advance({ seconds: 1 });
    await isAlive(token);
    expect(await lastUsed()).toBe(start + 61_000);
    world.clock.advance({ seconds: 10 });
    await world.refresh(token);
    expect(await lastUsed()).toBe(start + 71_000);
  });

  test('does not list what is over, nor what is others’', async () => {
    const [mine, other] = [await world.anAccount(), await world.anAccount()];
    const token = await signIn(mine.email);
    await signIn(other.email);
    await world.logout(await signIn(mine.email));
    const viewer = await world.as(token);
    expect((await sessions(viewer)).map(({ id }) => id)).toEqual([await idOf(token)]);
    world.clock.advance({ days: 8 });
    expect(await sessions(viewer)).toEqual([]);
  });

  test('is told to nobody who is not signed in', async () => {
    expect((await world.run('{ mySessions { id } }')).errors?.[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('a session', () => {
  test('is ended from another device by its owner, and by nobody else', async () => {
    const [mine, other] = [await world.anAccount(), await world.anAccount()];
    const [here, lost, theirs] = [await signIn(mine.email), await signIn(mine.email), await signIn(other.email)];
    const viewer = await world.as(here);
    expect(await end(await idOf(theirs), viewer)).toBe(false);
    expect(await isAlive(theirs)).toBe(true);
    expect(await end(await idOf(lost), viewer)).toBe(true);
    expect(await isAlive(lost)).toBe(false);
    expect(await world.refresh(lost)).toMatchObject({ code: 'SESSION_ENDED' });
    expect(await end(await idOf(lost), viewer)).toBe(false);
    expect(await isAlive(here)).toBe(true);
    for (const id of ['1', "' or 1=1 --", crypto.randomUUID()]) expect(await end(id, viewer)).toBe(false);
  });

  test('is the only one left when all others are ended', async () => {
    const { email } = await world.anAccount();
    const here = await signIn(email);
    const others = [await signIn(email), await signIn(email), await signIn(email)];
    const viewer = await world.as(here);
    expect(await world.ask('mutation { endOtherSessions }', {}, viewer)).toBe(3);
    expect(await world.ask('mutation { endOtherSessions }', {}, viewer)).toBe(0);
    expect(await isAlive(here)).toBe(true);
    for (const token of others) expect(await isAlive(token)).toBe(false);
  });
});

describe('me', () => {
  test('says what clients keep of the signed-in user', async () => {
    const { id, email, userName, phone } = await world.anAccount({ roleId: 10, operatorId: '3', branchId: '8' });
    const document = `{ me { id firstName lastName userName email secondaryEmail mobileNumber pendingMobileNumber
      profilePictureUrl language currency roleId roleName operatorId branchId agencyId cargoAgent emailVerified mobileVerified
      secondFactor secondFactorRequired recoveryCodesLeft mustChangePassword stopEmailNotification impersonatedBy landing } }`;
    expect(await world.ask(document, {}, user({ userId: id }))).toEqual({
      id,
      firstName: 'Dara',
      lastName: 'Keo',
      userName,
      email,
      secondaryEmail: null,
      mobileNumber: phone,
      pendingMobileNumber: null,
      profilePictureUrl: null,
      language: 'en',
      currency: null,
      roleId: 10,
      roleName: 'Operator branch manager',
      operatorId: '3',
      branchId: '8',
      agencyId: null,
      cargoAgent: false,
      emailVerified: false,
      mobileVerified: false,
      secondFactor: false,
      secondFactorRequired: false,
      recoveryCodesLeft: 0,
      mustChangePassword: false,
      stopEmailNotification: false,
      impersonatedBy: null,
      landing: '/admin/search',
    });
    expect(await world.ask('{ me { id } }')).toBeNull();
  });

  test('names the person who really sits there', async () => {
    const [admin, customer] = [
      await world.anAccount({ roleId: 1, firstName: 'Sophea', lastName: 'Chan' }),
      await world.anAccount(),
    ];
    const viewer = user({ userId: customer.id, impersonatorId: admin.id });
    expect(await world.ask('{ me { id impersonatedBy } }', {}, viewer)).toEqual({
      id: customer.id,
      impersonatedBy: 'Sophea Chan',
    });
  });
});

describe('where somebody else is signed in', () => {
  const seen = (id: string, viewer: Viewer) =>
    world.ask<{ sessions: { device: string; current: boolean }[] } | null>(
      'query ($id: ID!) { user(id: $id) { sessions { device current } } }',
      { id },
      viewer,
    );

  test('is seen by who manages him, and by nobody out of whose scope he is', async () => {
    const { id, email } = await world.anAccount({ roleId: 5, ...BRANCH });
    await signIn(email, { userAgent: CHROME });
    const manager = await staff(world, 4, OPERATOR);
    expect(await seen(id, manager)).toEqual({ sessions: [{ device: 'Chrome 143 on Windows', current: false }] });
    expect(await seen(id, await staff(world, 4, ABROAD))).toBeNull();
  });
});
