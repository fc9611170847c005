import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { PERMISSION_NAMES } from '../src/custom-role/custom-role.rules.js';
import { form, rolesOf } from './roles.js';
import { CAMBODIA, OPERATOR, type SignedIn, staff } from './staff.js';
import { World } from './world.js';

let world: World;
let admin: SignedIn;
beforeAll(async () => {
  world = await World.start();
  admin = await staff(world, 1);
});
afterAll(() => world.close());

const { create, update, remove } = rolesOf(
  () => world,
  () => admin,
);

describe('a role of one’s own', () => {
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
