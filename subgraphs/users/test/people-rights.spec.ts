import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { type Answer, peopleOf, person, refused } from './people.js';
import { ABROAD, BRANCH, CAMBODIA, OPERATOR, type SignedIn, staff } from './staff.js';
import { PASSWORD, World } from './world.js';

let world: World;
let admin: SignedIn;
beforeAll(async () => {
  world = await World.start();
  admin = await staff(world, 1);
});
afterAll(() => world.close());

const { create, update, setActive, codeFor, see } = peopleOf(() => world);

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
