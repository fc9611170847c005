import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { schemaDrift } from '@naga/server-kit/testing/schema-drift.js';
import { ROLE_NAMES, ROLE_PERMISSIONS } from '../src/role/permissions.rules.js';
import { World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

test('entities and tables say the same', async () => {
  // A check of one column's form against itself, an index of a text made of columns: entities cannot say them.
  const ours = /account_login_names_are_normal|account_search/;
  expect((await schemaDrift(world.users.subgraph.database)).filter((statement) => !ours.test(statement))).toEqual([]);
});

test('the database grants what the table of roles says', async () => {
  const { database } = world.users.subgraph;
  const roles = await database.rows('select id, name from role order by id');
  expect(roles).toEqual(Object.entries(ROLE_NAMES).map(([id, name]) => ({ id: Number(id), name })));
  const rows = await database.rows(
    `select role_id as "roleId", permission, scope, second_person as "secondPerson",
      cargo_agents_only as "cargoAgentsOnly" from role_permission`,
  );
  expect(rows).toHaveLength(ROLE_PERMISSIONS.length);
  expect(rows).toEqual(expect.arrayContaining([...ROLE_PERMISSIONS]));
});
