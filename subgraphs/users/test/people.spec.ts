import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import sharp from 'sharp';
import { ABROAD, BRANCH, CAMBODIA, OPERATOR, type SignedIn, staff } from './staff.js';
import { PASSWORD, World } from './world.js';

let world: World;
let admin: SignedIn;
beforeAll(async () => {
  world = await World.start();
  admin = await staff(world, 1);
});
afterAll(() => world.close());

const FIELDS = `id firstName lastName userName email secondaryEmail phoneNumber roleId roleName active language
  operatorId branchId agencyId countryCode accountType cargoAgent allowAutoLogin hasAutoLoginCode apiKeys blockPayOnBoarding
  allowPayOnBoardingEvenIfAutoBlocked allowMobileOtpWithNoLimit telegramId changePasswordOnFirstLogin
  stopEmailNotification profilePictureUrl lastLoginAt version rewardPoints operator { id } agency { id }`;
const ANSWER = `{ __typename ... on Refused { code facts } ... on User { ${FIELDS} } }`;

type Answer = Record<string, unknown> & { __typename: string; id: string; version: number; code?: string };

const create = (input: object, viewer: Viewer): Promise<Answer> =>
  world.ask(`mutation ($input: UserInput!) { createUser(input: $input) ${ANSWER} }`, { input }, viewer);
const update = (id: string, version: number, input: object, viewer: Viewer): Promise<Answer> =>
  world.ask(
    `mutation ($id: ID!, $version: Int!, $input: UserInput!) { updateUser(id: $id, version: $version, input: $input) ${ANSWER} }`,
    { id, version, input },
    viewer,
  );
const setActive = (id: string, active: boolean, viewer: Viewer): Promise<Answer> =>
  world.ask(
    `mutation ($id: ID!, $active: Boolean!) { setUserActive(id: $id, active: $active) ${ANSWER} }`,
    { id, active },
    viewer,
  );
const codeFor = (userId: string, viewer: Viewer): Promise<Record<string, string>> =>
  world.ask(
    `mutation ($userId: ID!) { issueAutoLoginCode(userId: $userId) { __typename ... on Refused { code facts }
      ... on AutoLoginCode { code url } } }`,
    { userId },
    viewer,
  );
const see = (id: string, viewer: Viewer): Promise<{ id: string } | null> =>
  world.ask('query ($id: ID!) { user(id: $id) { id } }', { id }, viewer);
const list = async (filter: object, viewer: Viewer, rest: object = {}) => {
  const page = await world.ask<{ total: number; rows: { id: string; firstName: string }[] }>(
    `query ($filter: UserFilterInput, $sort: UserSort! = NEWEST, $page: Int! = 1, $pageSize: Int! = 50) {
      users(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) { total rows { id firstName } } }`,
    { filter, ...rest },
    viewer,
  );
  return { total: page.total, ids: page.rows.map(({ id }) => id), names: page.rows.map((row) => row.firstName) };
};

let serial = 0;
const person = (more: object = {}) => ({
  firstName: 'Bopha',
  lastName: 'Heng',
  email: `bopha${++serial}@example.com`,
  roleId: 6,
  ...more,
});
const refused = (code: string, facts: object = {}) => ({ __typename: 'Refused', code, facts });

describe('a user', () => {
  test('is made with every field of the form, and read again by who may', async () => {
    const form = {
      firstName: ' Bopha ',
      lastName: 'Heng',
      userName: 'Bopha.Heng',
      email: 'Bopha.Heng@Example.com',
      secondaryEmail: 'bopha@home.example',
      phoneNumber: '012 345 678',
      roleId: 5,
      active: true,
      allowAutoLogin: true,
      blockPayOnBoarding: true,
      allowPayOnBoardingEvenIfAutoBlocked: true,
      allowMobileOtpWithNoLimit: true,
      telegramId: '@bopha',
      operatorId: '1',
      branchId: '10',
      accountType: 'COUNTER',
      password: PASSWORD,
      changePasswordOnFirstLogin: true,
      stopEmailNotification: true,
      cargoAgent: true,
      language: 'km',
    };
    const { password: _, ...said } = form;
    expect(await create(form, admin)).toEqual({
      ...said,
      __typename: 'User',
      id: expect.any(String) as unknown,
      firstName: 'Bopha',
      userName: 'bopha.heng',
      email: 'bopha.heng@example.com',
      phoneNumber: '+85512345678',
      roleName: 'Operator agent',
      agencyId: null,
      countryCode: 'KH',
      hasAutoLoginCode: false,
      apiKeys: 0,
      profilePictureUrl: null,
      lastLoginAt: null,
      version: 1,
      rewardPoints: 0,
      operator: { id: '1' },
      agency: null,
    });
    expect(await world.login({ login: 'bopha.heng', password: PASSWORD })).toMatchObject({ __typename: 'Session' });
  });

  test('works where his role does: the operator of a branch, its country, and nothing that does not go with it', async () => {
    expect(await create(person({ roleId: 5, branchId: '30', agencyId: '9' }), admin)).toMatchObject({
      operatorId: '3',
      branchId: '30',
      countryCode: 'LA',
      agencyId: null,
    });
    expect(await create(person({ roleId: 6, operatorId: '1', accountType: 'DRIVER' }), admin)).toMatchObject({
      operatorId: null,
      accountType: null,
    });
  });

  test.each([
    ['a role that is none', { roleId: 99 }, 'roleId', 'UNKNOWN'],
    ['an operator admin without operator', { roleId: 4 }, 'operatorId', 'NEEDED'],
    ['an agent without branch', { roleId: 5, operatorId: '1' }, 'branchId', 'NEEDED'],
    ['a country admin without country', { roleId: 11 }, 'countryCode', 'NEEDED'],
    ['an operator that is none', { roleId: 4, operatorId: '99' }, 'operatorId', 'UNKNOWN'],
    ['a branch of another operator', { roleId: 5, operatorId: '1', branchId: '20' }, 'branchId', 'UNKNOWN'],
    ['an agency that is none', { roleId: 2, agencyId: '999' }, 'agencyId', 'UNKNOWN'],
    ['a wrong address', { email: 'nobody' }, 'email', 'IS_EMAIL'],
    ['a wrong number', { phoneNumber: '12' }, 'phoneNumber', 'IS_PHONE_NUMBER'],
    ['a common password', { password: 'password123' }, 'password', 'COMMON_PASSWORD'],
    ['a short password', { password: 'x1y2' }, 'password', 'MIN_LENGTH'],
  ])('is not made with %s', async (_, change, path, code) => {
    await expect(create(person(change), admin)).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [expect.objectContaining({ path, code })] },
    });
  });

  test('is not called like another one', async () => {
    const email = `twice${++serial}@example.com`;
    await create(person({ email }), admin);
    expect(await create(person({ email: email.toUpperCase() }), admin)).toEqual(
      refused('LOGIN_NAME_TAKEN', { field: 'email' }),
    );
  });

  test('is changed field by field; what is left out stays, null empties', async () => {
    const made = await create(person({ telegramId: '@b1', language: 'km', roleId: 11, countryCode: 'LA' }), admin);
    const input = { firstName: 'Sok', lastName: 'Heng', roleId: 11, telegramId: null };
    expect(await update(made.id, 1, input, admin)).toMatchObject({
      firstName: 'Sok',
      telegramId: null,
      language: 'km',
      countryCode: 'LA',
      email: made['email'],
      version: 2,
    });
    expect(await update(made.id, 2, input, admin)).toMatchObject({ version: 2 });
  });

  test('is not changed over what somebody saved meanwhile', async () => {
    const made = await create(person(), admin);
    await update(made.id, 1, person({ firstName: 'First', email: made['email'] }), admin);
    expect(await update(made.id, 1, person({ firstName: 'Second', email: made['email'] }), admin)).toEqual(
      refused('CHANGED_MEANWHILE', { by: 'Dara Keo', at: '2026-11-20T03:00:00.000Z' }),
    );
  });

  test('gets a password from his admin: his sessions end, and he is told', async () => {
    const { id, email } = await world.anAccount();
    const token = await world.token({ login: email });
    const answer = await update(
      id,
      1,
      { firstName: 'Dara', lastName: 'Keo', roleId: 6, password: 'another long one' },
      admin,
    );
    expect(answer).toMatchObject({ __typename: 'User', version: 2 });
    expect((await world.holder(token)).data?.tokenHolder).toBeNull();
    expect(await world.login({ login: email, password: 'another long one' })).toMatchObject({ __typename: 'Session' });
    await world.deliver();
    expect((await world.messagesTo(email)).map(({ event }) => event)).toContain('account.password_changed');
  });

  test('whose address is changed has to prove the new one, and the old one is told', async () => {
    const { id, email } = await world.anAccount({ emailVerified: true });
    await update(id, 1, person({ email: `new${++serial}@example.com` }), admin);
    const [row] = await world.users.subgraph.database.rows('select email_verified_at from account where id = $1', [id]);
    expect(row).toEqual({ email_verified_at: null });
    await world.deliver();
    expect((await world.messagesTo(email)).map(({ event }) => event)).toContain('account.email_changed');
  });

  test('is closed and let in again: his sessions speak for nobody meanwhile', async () => {
    const { id, email } = await world.anAccount();
    const token = await world.token({ login: email });
    expect(await setActive(id, false, admin)).toMatchObject({ active: false, version: 2 });
    expect((await world.holder(token)).data?.tokenHolder).toBeNull();
    expect(await setActive(id, true, admin)).toMatchObject({ active: true });
    expect((await world.holder(token)).data?.tokenHolder).toMatchObject({ userId: id });
  });
});

describe('a picture of somebody', () => {
  const give = (userId: string, base64: string | null, by: Viewer): Promise<Answer> =>
    world.ask(
      `mutation ($userId: ID!, $base64: String) { setUserPicture(userId: $userId, base64: $base64) ${ANSWER} }`,
      { userId, base64 },
      by,
    );
  const read = (url: unknown) =>
    world.ask<{ contentType: string } | null>('query ($id: ID!) { profilePicture(id: $id) { contentType } }', {
      id: String(url).split('/').at(-1),
    });

  test('is given and taken away by who looks after the person; by nobody else', async () => {
    const { id } = await create(person(), admin);
    const face = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#17897f' } })
      .jpeg()
      .toBuffer();
    const sent = face.toString('base64');
    const given = await give(id, sent, admin);
    expect(given).toMatchObject({ __typename: 'User', version: 2 });
    expect(await read(given['profilePictureUrl'])).toEqual({ contentType: 'image/webp' });
    expect(await give(id, 'no picture', admin)).toMatchObject({ code: 'PICTURE_NOT_READABLE' });
    expect(await give(id, sent, await staff(world, 4, ABROAD))).toMatchObject({ code: 'USER_NOT_FOUND' });
    expect(await give(id, null, admin)).toMatchObject({ profilePictureUrl: null, version: 3 });
    expect(await give(id, null, admin)).toMatchObject({ profilePictureUrl: null, version: 3 });
    expect(await read(given['profilePictureUrl'])).toBeNull();
  });
});

describe('who may not', () => {
  test('nobody changes his own role, flags or scope', async () => {
    const self = await see(admin.userId, admin);
    expect(self).toEqual({ id: admin.userId });
    const input = { firstName: 'Dara', lastName: 'Keo', roleId: 6 };
    expect(await update(admin.userId, 1, input, admin)).toEqual(refused('OWN_RIGHTS', { fields: ['roleId'] }));
    expect(await update(admin.userId, 1, { ...input, roleId: 1, allowAutoLogin: true }, admin)).toMatchObject({
      code: 'OWN_RIGHTS',
    });
    expect(await setActive(admin.userId, false, admin)).toMatchObject({ code: 'OWN_RIGHTS' });
    expect(await codeFor(admin.userId, admin)).toMatchObject({ code: 'OWN_RIGHTS' });
    expect(await update(admin.userId, 1, { ...input, roleId: 1, firstName: 'Sophea' }, admin)).toMatchObject({
      firstName: 'Sophea',
    });
  });

  test('operators’ people make and see their own; a branch its own', async () => {
    const boss = await staff(world, 4, OPERATOR);
    const manager = await staff(world, 10, BRANCH);
    const made = await create(person({ roleId: 5, branchId: '10' }), boss);
    expect(made).toMatchObject({ operatorId: '1', branchId: '10', countryCode: 'KH' });
    const next = await create(person({ roleId: 5, branchId: '11' }), boss);
    expect(await create(person({ roleId: 5 }), manager)).toMatchObject({ branchId: '10' });
    expect(await create(person({ roleId: 5, branchId: '20', operatorId: '2' }), boss)).toEqual(
      refused('OUT_OF_YOUR_SCOPE'),
    );
    expect(await create(person({ roleId: 5, branchId: '11' }), manager)).toEqual(refused('OUT_OF_YOUR_SCOPE'));
    expect(await create(person({ roleId: 4, operatorId: '1' }), manager)).toMatchObject({ code: 'ROLE_ABOVE_YOURS' });
    expect(await create(person({ roleId: 6 }), boss)).toEqual(refused('OUT_OF_YOUR_SCOPE'));
    expect(await update(next.id, 1, person({ roleId: 5 }), manager)).toEqual(refused('USER_NOT_FOUND'));
    expect(await see(next.id, boss)).toEqual({ id: next.id });
    expect(await see(next.id, manager)).toBeNull();
    const flags = person({ roleId: 5, branchId: '10', blockPayOnBoarding: true });
    expect(await create(flags, boss)).toEqual(refused('FIELDS_ABOVE_YOURS', { fields: ['blockPayOnBoarding'] }));
  });

  test('an agency’s owner keeps his staff; without the cargo flag he gives none', async () => {
    const { id } = await world.ask<{ id: string }>(
      'mutation { createAgency(input: { name: "Riel Travel", countryCode: "KH" }) { ... on Agency { id } } }',
      {},
      admin,
    );
    const owner = await staff(world, 2, { agencyId: id, ...CAMBODIA });
    const made = await create(person({ roleId: 3 }), owner);
    expect(made).toMatchObject({ agencyId: id, countryCode: 'KH', agency: { id } });
    expect(await create(person({ roleId: 3, cargoAgent: true }), owner)).toMatchObject({ code: 'ROLE_ABOVE_YOURS' });
    expect(await create(person({ roleId: 4, operatorId: '1' }), owner)).toMatchObject({ code: 'ROLE_ABOVE_YOURS' });
    expect(await setActive(made.id, false, owner)).toMatchObject({ active: false });
  });

  test('a country admin stays in his country and below himself', async () => {
    const country = await staff(world, 11, CAMBODIA);
    const abroad = await world.anAccount({ roleId: 4, ...ABROAD });
    expect(await create(person({ roleId: 4, operatorId: '1' }), country)).toMatchObject({ __typename: 'User' });
    expect(await create(person({ roleId: 4, operatorId: '3' }), country)).toEqual(refused('OUT_OF_YOUR_SCOPE'));
    expect(await create(person({ roleId: 1 }), country)).toMatchObject({ code: 'ROLE_ABOVE_YOURS' });
    expect(await create(person(), country)).toMatchObject({ countryCode: 'KH' });
    expect(await update(abroad.id, 1, person({ roleId: 4 }), country)).toEqual(refused('USER_NOT_FOUND'));
    expect(await update(admin.userId, 1, person({ roleId: 6 }), country)).toEqual(refused('USER_NOT_FOUND'));
  });

  test('an id that nobody has looks like one out of reach', async () => {
    for (const id of ['999999999', 'x', '1; drop table account'])
      expect(await update(id, 1, person(), admin)).toEqual(refused('USER_NOT_FOUND'));
  });

  test.each([
    ['users', '{ users { total } }'],
    ['createUser', 'mutation { createUser(input: { firstName: "A", lastName: "B", roleId: 6 }) { __typename } }'],
    [
      'updateUser',
      'mutation { updateUser(id: 1, version: 1, input: { firstName: "A", lastName: "B", roleId: 6 }) { __typename } }',
    ],
    ['setUserActive', 'mutation { setUserActive(id: 1, active: false) { __typename } }'],
    ['issueAutoLoginCode', 'mutation { issueAutoLoginCode(userId: 1) { __typename } }'],
    ['setUserPicture', 'mutation { setUserPicture(userId: 1) { __typename } }'],
    ['resetSecondFactor', 'mutation { resetSecondFactor(userId: 1) { __typename } }'],
  ])('%s is closed to guests and to roles without user.manage', async (_, document) => {
    await expect(world.ask(document, {}, guest())).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
    for (const roleId of [3, 5, 6, 7, 8, 9] as const) {
      const viewer = await staff(world, roleId, BRANCH);
      await expect(world.ask(document, {}, viewer)).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN', permission: 'user.manage' },
      });
    }
  });

  test('the last platform admin stays, also when two close each other at once', async () => {
    const alone = await World.start();
    const [first, second] = [await staff(alone, 1), await staff(alone, 1)];
    const close = (id: string, viewer: Viewer) =>
      alone.ask<Answer>(
        `mutation { setUserActive(id: "${id}", active: false) { __typename ... on Refused { code } } }`,
        {},
        viewer,
      );
    const answers = await Promise.all([close(second.userId, first), close(first.userId, second)]);
    expect(answers.map(({ __typename, code }) => code ?? __typename).sort()).toEqual(['LAST_ADMIN', 'User']);
    const rows = await alone.users.subgraph.database.rows('select id from account where role_id = 1 and active');
    expect(rows).toHaveLength(1);
    await alone.close();
  });

  test('who acts as somebody sets no passwords and issues no codes', async () => {
    const { id } = await world.anAccount({ roleId: 4, ...OPERATOR });
    const acting = { ...admin, impersonatorId: '77' };
    const input = { firstName: 'Dara', lastName: 'Keo', roleId: 4, password: PASSWORD };
    await expect(update(id, 1, input, acting)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    await expect(codeFor(id, acting)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });
});

describe('a code to sign in', () => {
  test('is shown once, stands in the address of its page, and opens one session', async () => {
    const made = await create(person({ allowAutoLogin: true }), admin);
    const { code, url } = await codeFor(made.id, admin);
    expect(url).toBe(`https://naga.example/autoLogin/${encodeURIComponent(made['email'] as string)}/${code}`);
    const open = () =>
      world.ask<{ __typename: string }>(
        'mutation ($email: String!, $code: String!) { autoLogin(email: $email, uniqueCode: $code) { __typename } }',
        { email: made['email'], code },
        guest(),
      );
    expect(await open()).toEqual({ __typename: 'Session' });
    expect(await open()).toEqual({ __typename: 'Refused' });
  });

  test('needs the flag, an address and an open account; it dies with the flag', async () => {
    const closed = await create(person({ allowAutoLogin: true, active: false }), admin);
    const without = await create(person(), admin);
    const nameless = await create({ firstName: 'A', lastName: 'B', roleId: 6, allowAutoLogin: true }, admin);
    for (const { id } of [closed, without, nameless])
      expect(await codeFor(id, admin)).toEqual(refused('AUTO_LOGIN_NOT_ALLOWED'));
    const made = await create(person({ allowAutoLogin: true }), admin);
    await codeFor(made.id, admin);
    expect(await update(made.id, 2, person({ email: made['email'], allowAutoLogin: false }), admin)).toMatchObject({
      hasAutoLoginCode: false,
    });
  });
});

describe('the lists', () => {
  test('are searched by part of a name, filtered, sorted and paged', async () => {
    const rare = `Vannak${++serial}`;
    const ids: string[] = [];
    for (const firstName of [`${rare}c`, `${rare}a`, `${rare}b`])
      ids.push((await create(person({ firstName, roleId: 4, operatorId: '2' }), admin)).id);
    expect(await list({ text: rare.toUpperCase() }, admin, { sort: 'NAME' })).toMatchObject({
      total: 3,
      names: [`${rare}a`, `${rare}b`, `${rare}c`],
    });
    expect(await list({ text: rare }, admin)).toMatchObject({ ids: [...ids].reverse() });
    expect(await list({ text: rare, operatorId: '2', roleIds: [4], active: true }, admin)).toMatchObject({ total: 3 });
    expect(await list({ text: rare, operatorId: '1' }, admin)).toMatchObject({ total: 0 });
    expect(await list({ text: rare }, admin, { sort: 'NAME', page: 2, pageSize: 2 })).toMatchObject({
      names: [`${rare}c`],
    });
    expect(await list({ text: `${rare}%` }, admin)).toMatchObject({ total: 0 });
    const boss = await staff(world, 4, OPERATOR);
    expect(await list({ text: rare }, boss)).toMatchObject({ total: 0 });
  });

  test('are those of the specification', async () => {
    const fresh = await World.start();
    const root = await staff(fresh, 1);
    const made = {
      customer: await fresh.anAccount(),
      rewarded: await fresh.anAccount(),
      operatorAdmin: await fresh.anAccount({ roleId: 4, ...OPERATOR }),
      finance: await fresh.anAccount({ roleId: 9, ...OPERATOR }),
      agent: await fresh.anAccount({ roleId: 5, ...BRANCH }),
      owner: await fresh.anAccount({ roleId: 2, agencyId: '1' }),
      agencyStaff: await fresh.anAccount({ roleId: 3, agencyId: '1' }),
      affiliate: await fresh.anAccount({ roleId: 8 }),
    };
    const { database } = fresh.users.subgraph.contextFor(service('users'));
    await database.change(
      `insert into reward_movement (account_id, kind, points, at) values ($1, 'EARN', 30, now()), ($2, 'EARN_PENDING', 30, now())`,
      [made.rewarded.id, made.customer.id],
    );
    await database.change(
      `insert into affiliate (code, name, account_id, commission_basis_points, created_at) values ('7', 'A', $1, 0, now())`,
      [made.affiliate.id],
    );
    const inList = async (name: string) => {
      const { rows } = await fresh.ask<{ rows: { id: string }[] }>(
        `{ users(filter: { list: ${name} }) { rows { id } } }`,
        {},
        root,
      );
      const ids = new Set(rows.map(({ id }) => id));
      return Object.entries(made).flatMap(([key, { id }]) => (ids.has(id) ? [key] : []));
    };
    expect(await inList('ALL')).toEqual(Object.keys(made));
    expect(await inList('REWARDS')).toEqual(['rewarded']);
    expect(await inList('ACCOUNTS')).toEqual(['owner', 'agencyStaff']);
    expect(await inList('OPERATOR_PAYMENT')).toEqual(['operatorAdmin', 'finance']);
    expect(await inList('PLATFORM_PAYMENT')).toEqual(['owner', 'affiliate']);
    expect(await inList('OPERATOR_ADMIN')).toEqual(['operatorAdmin']);
    expect(await inList('OPERATOR_AGENT')).toEqual(['agent']);
    await fresh.close();
  });

  test('cost as many statements for one user as for a hundred', async () => {
    for (let n = 0; n < 6; n++) await world.anAccount({ roleId: 2, agencyId: '1' });
    const costOf = (pageSize: number) =>
      statementsOf(() => world.run(`{ users(pageSize: ${pageSize}) { total rows { ${FIELDS} } } }`, {}, admin));
    const [few, many] = [await costOf(1), await costOf(100)];
    expect(many).toHaveLength(few.length);
    expect(many.length).toBeLessThanOrEqual(4);
  });
});
