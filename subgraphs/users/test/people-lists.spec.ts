import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, service } from '@naga/server-kit/viewer/viewer.js';
import { FIELDS, peopleOf, person, refused, unheard } from './people.js';
import { BRANCH, OPERATOR, type SignedIn, staff } from './staff.js';
import { World } from './world.js';

let world: World;
let admin: SignedIn;
beforeAll(async () => {
  world = await World.start();
  admin = await staff(world, 1);
});
afterAll(() => world.close());

const { create, update, codeFor, list } = peopleOf(() => world);

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
    const rare = unheard('Vannak');
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
      `insert into reward_movement (account_id, kind, points, is_pending, at)
        values ($1, 'EARN', 30, false, now()), ($2, 'EARN_PENDING', 30, true, now())`,
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
