import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { ROLE_NAMES, ROLE_PERMISSIONS, type RoleId } from '../src/role/permissions.rules.js';
import { user, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

interface Granted {
  name: string;
  scope: string;
  needsSecondPerson: boolean;
}

/** The table's rows of a role, as the graph says them. */
const granted = (roleId: number, cargoAgent: boolean): Granted[] =>
  ROLE_PERMISSIONS.filter((row) => row.roleId === roleId && (cargoAgent || !row.cargoAgentsOnly))
    .map(({ permission, scope, secondPerson }) => ({ name: permission, scope, needsSecondPerson: secondPerson }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

const ROLE_IDS = Object.keys(ROLE_NAMES).map(Number) as RoleId[];
const admin = user({ userId: '1', roleId: 1, grants: { 'user.manage': 'all' } });

describe('permissions', () => {
  test.each(ROLE_IDS.flatMap((roleId) => [true, false].map((cargoAgent) => [roleId, cargoAgent] as const)))(
    'of role %i (cargo agent: %s) are exactly those of the table',
    async (roleId, cargoAgent) => {
      const { id, email } = await world.anAccount({ roleId, cargoAgent });
      const viewer = user({ userId: id, roleId });
      const list = '{ name scope needsSecondPerson }';
      const document = `{ permissions(limit: 10000) ${list} me { roleId roleName email permissions ${list} } }`;
      const { data } = await world.run(document, {}, viewer);
      const permissions = granted(roleId, cargoAgent);
      const me = { roleId, roleName: ROLE_NAMES[roleId], email, permissions };
      expect(data).toEqual({ permissions, me });
    },
  );

  test('the matrix, role by role, is what the table says', async () => {
    const document = '{ roles { id name permissions { name scope needsSecondPerson } } }';
    const { data } = await world.run(document, {}, admin);
    expect(data).toEqual({
      roles: ROLE_IDS.map((id) => ({ id, name: ROLE_NAMES[id], permissions: granted(id, true) })),
    });
  });

  test('are listed up to a limit, and only for those who are signed in', async () => {
    const { id } = await world.anAccount({ roleId: 1 });
    const viewer = user({ userId: id, roleId: 1 });
    const { data } = await world.run('{ permissions(limit: 3) { name } }', {}, viewer);
    expect(data?.['permissions']).toHaveLength(3);
    const { errors } = await world.run('{ permissions { name } }');
    expect(errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    const tooMany = await world.run('{ permissions(limit: -1) { name } }', {}, viewer);
    expect(tooMany.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('the matrix is for those who manage users', async () => {
    expect((await world.run('{ roles { id } }')).errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    const customer = user({ userId: '1' });
    expect((await world.run('{ roles { id } }', {}, customer)).errors?.[0]?.extensions).toEqual({
      code: 'FORBIDDEN',
      permission: 'user.manage',
    });
  });

  test('a guest is nobody', async () => {
    expect((await world.run('{ me { id } }')).data).toEqual({ me: null });
  });
});

describe('a user by reference', () => {
  const document =
    'query ($r: [_Any!]!) { _entities(representations: $r) { ... on User { id firstName operatorId } } }';
  const seen = async (ids: string[], viewer: Viewer) => {
    const r = ids.map((id) => ({ __typename: 'User', id }));
    const { data } = await world.run<{ _entities: ({ id: string } | null)[] }>(document, { r }, viewer);
    return data?._entities.map((found) => found?.id ?? null);
  };

  test('is seen by services, by himself and as far as user.manage reaches; for others he does not exist', async () => {
    const place = { operatorId: '77', branchId: '78', agencyId: '79', countryCode: 'LA' };
    const { id: colleague } = await world.anAccount({ roleId: 4, ...place });
    const { id: stranger } = await world.anAccount({ roleId: 4, operatorId: '5', branchId: '6', countryCode: 'KH' });
    const { id: self } = await world.anAccount({ roleId: 4 });
    const ids = [colleague, stranger, self, '999999', 'x'];
    const all = [colleague, stranger, self, null, null];
    const near = [colleague, null, self, null, null];
    expect(await seen(ids, service('booking'))).toEqual(all);
    const as = (scope?: 'all' | 'country' | 'operator' | 'branch' | 'agency' | 'own', where = {}) =>
      seen(ids, user({ userId: self, ...where, grants: scope ? { 'user.manage': scope } : {} }));
    expect(await as('all')).toEqual(all);
    expect(await as('country', { countryCode: 'LA' })).toEqual(near);
    expect(await as('operator', { operatorId: '77' })).toEqual(near);
    expect(await as('branch', { branchId: '78' })).toEqual(near);
    expect(await as('agency', { agencyId: '79' })).toEqual(near);
    for (const nobodyElse of [await as('own'), await as('operator'), await as()])
      expect(nobodyElse).toEqual([null, null, self, null, null]);
    expect(await seen(ids, guest())).toEqual([null, null, null, null, null]);
  });
});
