import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { PERMISSION_NAMES } from '../src/custom-role/custom-role.rules.js';
import { CAMBODIA, OPERATOR, type SignedIn, staff } from './staff.js';
import { World } from './world.js';

let world: World;
let admin: SignedIn;
beforeAll(async () => {
  world = await World.start();
  admin = await staff(world, 1);
});
afterAll(() => world.close());

const ROLE = '{ id name basedOn custom users version permissions { name scope needsSecondPerson } }';
const ANSWER = `{ __typename ... on Refused { code facts } ... on Role ${ROLE} }`;
type Answer = Record<string, unknown> & { id: number; version: number };

const create = (input: object, viewer: Viewer = admin): Promise<Answer> =>
  world.ask(`mutation ($input: RoleInput!) { createRole(input: $input) ${ANSWER} }`, { input }, viewer);
const updateSeen = (id: number, version: number, input: object, viewer: Viewer = admin): Promise<Answer> =>
  world.ask(
    `mutation ($id: Int!, $version: Int!, $input: RoleInput!) {
      updateRole(id: $id, version: $version, input: $input) ${ANSWER} }`,
    { id, version, input },
    viewer,
  );
/** By who has seen it as it is. */
const update = async (id: number, input: object, viewer: Viewer = admin): Promise<Answer> =>
  updateSeen(id, Number((await read(id))?.['version'] ?? 1), input, viewer);
const remove = (id: number, viewer: Viewer = admin): Promise<Answer> =>
  world.ask(`mutation ($id: Int!) { deleteRole(id: $id) ${ANSWER} }`, { id }, viewer);
const read = (id: number): Promise<Answer | null> =>
  world.ask(`query ($id: Int!) { role(id: $id) ${ROLE} }`, { id }, admin);

let serial = 0;
const form = (more: object = {}) => ({
  name: `Ticket checker ${++serial}`,
  basedOn: 5,
  permissions: [{ name: 'ticket.scan', scope: 'branch' }],
  ...more,
});

describe('a role of one’s own', () => {
  test('has an id from 100 on, a built-in role and its permissions', async () => {
    const input = form({
      permissions: [
        { name: 'ticket.scan', scope: 'branch' },
        { name: 'pricing.edit', scope: 'branch' },
      ],
    });
    const made = await create(input);
    const role = {
      id: made.id,
      name: input.name,
      basedOn: 5,
      custom: true,
      users: 0,
      version: 1,
      permissions: [
        { name: 'pricing.edit', scope: 'branch', needsSecondPerson: false },
        { name: 'ticket.scan', scope: 'branch', needsSecondPerson: false },
      ],
    };
    expect(made).toEqual({ __typename: 'Role', ...role });
    expect(made.id).toBeGreaterThanOrEqual(100);
    expect(await read(made.id)).toEqual(role);
    expect(await read(4711)).toBeNull();
  });

  test('works at once in sessions that live: more, less, nothing', async () => {
    const { id } = await create(form());
    const { id: accountId, email } = await world.anAccount({ roleId: id as 5, ...OPERATOR, branchId: '10' });
    const token = await world.token({ login: email });
    const held = async () => (await world.holder(token)).data?.tokenHolder;
    expect(await held()).toMatchObject({ userId: accountId, roleId: 5, grants: { 'ticket.scan': 'branch' } });
    await update(id, form({ permissions: [{ name: 'booking.view', scope: 'branch' }] }));
    expect((await held())?.['grants']).toEqual({ 'booking.view': 'branch' });
    await update(id, form({ permissions: [] }));
    expect((await held())?.['grants']).toEqual({});
  });

  test('is not changed over what somebody saved meanwhile, who is named', async () => {
    const { id, version } = await create(form());
    const colleague = await staff(world, 1);
    const theirs = form({ permissions: [{ name: 'booking.view', scope: 'branch' }] });
    expect(await updateSeen(id, version, theirs, colleague)).toMatchObject({ __typename: 'Role', version: 2 });
    expect(await updateSeen(id, version, form())).toEqual({
      __typename: 'Refused',
      code: 'CHANGED_MEANWHILE',
      facts: { by: 'Dara Keo', at: '2026-11-20T03:00:00.000Z' },
    });
    expect(await read(id)).toMatchObject({ name: theirs.name, permissions: [{ name: 'booking.view' }] });
    expect(await updateSeen(id, 2, form())).toMatchObject({ __typename: 'Role', version: 3 });
  });

  test('is saved by one of two who save at once', async () => {
    const { id, version } = await create(form());
    const answers = await Promise.all([form(), form()].map((input) => updateSeen(id, version, input)));
    expect(answers.map((answer) => answer['code'] ?? answer['__typename']).sort()).toEqual([
      'CHANGED_MEANWHILE',
      'Role',
    ]);
  });

  test('saved as it was stays in its version; the audit tells no more than what changed', async () => {
    const kept = { name: 'ticket.scan', scope: 'branch' };
    const input = form({ permissions: [kept, { name: 'booking.view', scope: 'own' }] });
    const { id } = await create(input);
    expect(await update(id, input)).toMatchObject({ version: 1 });
    const wider = form({ name: input.name, permissions: [kept, { name: 'booking.view', scope: 'branch' }] });
    expect(await update(id, wider)).toMatchObject({ version: 2 });
    const entries = await world.users.subgraph.database.rows(
      `select entity, row_id, action, changes, actor_user_id from audit_entry
       where (entity = 'Role' and row_id = $1 or of_entity = 'Role' and of_id = $1) and action <> 'insert'`,
      [String(id)],
    );
    expect(entries).toEqual([
      {
        entity: 'RolePermission',
        row_id: `${id}:booking.view`,
        action: 'update',
        changes: { scope: ['own', 'branch'] },
        actor_user_id: admin.userId,
      },
    ]);
  });

  test('lands and is guarded like its built-in role, under its own name', async () => {
    const { id } = await create(
      form({ name: 'Night shift', permissions: [{ name: 'booking.view', scope: 'branch' }] }),
    );
    const { email } = await world.anAccount({ roleId: id as 5, ...OPERATOR, branchId: '10' });
    const viewer = await world.as(await world.token({ login: email }));
    expect(await world.ask('{ me { roleId roleName landing permissions { name scope } } }', {}, viewer)).toEqual({
      roleId: 5,
      roleName: 'Night shift',
      landing: '/admin/search',
      permissions: [{ name: 'booking.view', scope: 'branch' }],
    });
  });

  test('is given to people by who has its rights', async () => {
    const { id } = await create(form({ basedOn: 5, permissions: [{ name: 'coupon.manage', scope: 'branch' }] }));
    const [boss, manager] = [await staff(world, 4, OPERATOR), await staff(world, 10, { ...OPERATOR, branchId: '10' })];
    const make = (viewer: Viewer) =>
      world.ask(
        `mutation { createUser(input: { firstName: "A", lastName: "B", roleId: ${id}, branchId: "10" }) {
          __typename ... on Refused { code facts } } }`,
        {},
        viewer,
      );
    expect(await make(boss)).toEqual({ __typename: 'User' });
    expect(await make(manager)).toMatchObject({ code: 'ROLE_ABOVE_YOURS', facts: { permissions: ['coupon.manage'] } });
  });

  test('is removed when nobody has it', async () => {
    const { id } = await create(form());
    const { id: accountId } = await world.anAccount({ roleId: id as 5, ...OPERATOR, branchId: '10' });
    expect(await remove(id)).toMatchObject({ code: 'ROLE_IN_USE', facts: { users: 1 } });
    expect(await update(id, form({ basedOn: 4 }))).toMatchObject({ code: 'ROLE_IN_USE' });
    const { database } = world.users.subgraph.contextFor(admin);
    await database.change('update account set role_id = 5 where id = $1', [accountId]);
    expect(await remove(id)).toMatchObject({ __typename: 'Role', id });
    expect(await read(id)).toBeNull();
    expect(await remove(id)).toMatchObject({ code: 'ROLE_NOT_FOUND' });
  });

  test('is refused with what its author lacks, beyond where its people work, under a name that is taken', async () => {
    const lacking = { ...admin, grants: { 'role.manage': 'all', 'booking.view': 'operator' } } as const;
    const taken = form();
    await create(taken);
    expect(
      await create(form({ basedOn: 7, permissions: [{ name: 'booking.view', scope: 'all' }] }), lacking),
    ).toMatchObject({
      code: 'PERMISSIONS_ABOVE_YOURS',
      facts: { permissions: ['booking.view'] },
    });
    expect(await create(form({ permissions: [{ name: 'booking.view', scope: 'all' }] }))).toMatchObject({
      code: 'PERMISSIONS_BEYOND_ROLE',
    });
    expect(await create(taken)).toMatchObject({ code: 'ROLE_NAME_TAKEN' });
  });

  test('that may do more than he does is changed and removed by nobody', async () => {
    const { id } = await create(form({ permissions: [{ name: 'ticket.scan', scope: 'branch' }] }));
    const keeper = {
      ...(await staff(world, 4, OPERATOR)),
      grants: { 'role.manage': 'all', 'user.manage': 'all' },
    } as const;
    const less = form({ permissions: [{ name: 'user.manage', scope: 'branch' }] });
    const refused = { code: 'PERMISSIONS_ABOVE_YOURS', facts: { permissions: ['ticket.scan'] } };
    expect(await update(id, less, keeper)).toMatchObject(refused);
    expect(await remove(id, keeper)).toMatchObject(refused);
    expect(await update(id, less)).toMatchObject({ __typename: 'Role' });
    expect(await remove(id, keeper)).toMatchObject({ __typename: 'Role' });
  });

  test('is invalid with a permission or a built-in role that is none', async () => {
    const wrong = form({ basedOn: 100, permissions: [{ name: 'booking.fly', scope: 'all' }] });
    await expect(create(wrong)).rejects.toMatchObject({
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: [
          { path: 'basedOn', code: 'UNKNOWN' },
          { path: 'permissions.0.name', code: 'UNKNOWN' },
        ],
      },
    });
    await expect(create(form({ permissions: [{ name: 'booking.view', scope: 'world' }] }))).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'permissions.0.scope', code: 'IS_IN' }] },
    });
  });
});

test('the built-in roles stay as they are', async () => {
  for (const id of [1, 4, 6]) {
    expect(await update(id, form())).toMatchObject({ code: 'ROLE_BUILT_IN' });
    expect(await remove(id)).toMatchObject({ code: 'ROLE_BUILT_IN' });
  }
});

test('nobody changes the role he has', async () => {
  const { id } = await create(form({ basedOn: 7, permissions: [{ name: 'role.manage', scope: 'all' }] }));
  const { id: userId } = await world.anAccount({ roleId: id as 7 });
  const viewer = { ...admin, userId, grants: { 'role.manage': 'all' } } as const;
  expect(await update(id, form({ basedOn: 7, permissions: [] }), viewer)).toMatchObject({ code: 'OWN_ROLE' });
  expect(await remove(id, viewer)).toMatchObject({ code: 'OWN_ROLE' });
});

test('the matrix has a column for each permission', async () => {
  expect(await world.ask('{ permissionNames }', {}, admin)).toEqual(PERMISSION_NAMES);
});

test.each([
  ['permissionNames', '{ permissionNames }'],
  ['createRole', 'mutation { createRole(input: { name: "Aa", basedOn: 5, permissions: [] }) { __typename } }'],
  [
    'updateRole',
    'mutation { updateRole(id: 100, version: 1, input: { name: "Aa", basedOn: 5, permissions: [] }) { __typename } }',
  ],
  ['deleteRole', 'mutation { deleteRole(id: 100) { __typename } }'],
])('%s is the platform admin’s alone', async (_, document) => {
  await expect(world.ask(document, {}, guest())).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  for (const roleId of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const) {
    const viewer = await staff(world, roleId, { ...OPERATOR, ...CAMBODIA });
    await expect(world.ask(document, {}, viewer)).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN', permission: 'role.manage' },
    });
  }
});
