import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { form, rolesOf } from './roles.js';
import { OPERATOR, type SignedIn, staff } from './staff.js';
import { World } from './world.js';

let world: World;
let admin: SignedIn;
beforeAll(async () => {
  world = await World.start();
  admin = await staff(world, 1);
});
afterAll(() => world.close());

const { create, updateSeen, update, remove, read } = rolesOf(
  () => world,
  () => admin,
);

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
});
