import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { demoSignIns } from '../src/market/import-accounts.command.js';
import { importPeople } from '../src/market/import-people.command.js';
import { ROLE_NAMES } from '../src/role/permissions.rules.js';
import { World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const places = { operatorId: '3', branchId: '8', agencyId: '1', countryCode: 'KH' };

test('the demonstration has an account for each role, and everybody signs in with what is printed', async () => {
  const context = world.users.subgraph.contextFor(service('users'));
  await importPeople(context, places);
  await importPeople(context, places);
  const roles = new Set<unknown>();
  for (const { email, password, name } of demoSignIns) {
    const answer = await world.login({ login: email, password });
    expect(answer).toMatchObject({ __typename: 'Session', user: { email } });
    const token = (answer as { token: string }).token;
    const holder = (await world.holder(token)).data?.tokenHolder;
    roles.add(holder?.['roleId']);
    expect(name).toMatch(/^\w+ \w+$/);
  }
  expect([...roles].map(Number).sort((a, b) => a - b)).toEqual(Object.keys(ROLE_NAMES).map(Number));
  const [{ count } = { count: 0 }] = await world.users.subgraph.database.rows<{ count: number }>(
    'select count(*)::int as count from account',
  );
  expect(count).toBe(demoSignIns.length);
});

test('whose address is known from the beginning, the others are told once', async () => {
  const told = await world.users.subgraph.database.rows<{ email: string }>(
    `select payload->>'email' as email from outbox_event where type = 'account.imported'`,
  );
  expect(told.map(({ email }) => email).sort()).toEqual(demoSignIns.map(({ email }) => email).sort());
});

test('people work where the market says', async () => {
  const rows = await world.users.subgraph.database.rows(
    `select email, operator_id, branch_id, agency_id, country_code from account
     where email in ('operator.agent@naga.example', 'agency.staff@naga.example', 'country.admin@naga.example') order by email`,
  );
  const nowhere = { operator_id: null, branch_id: null, agency_id: null, country_code: 'KH' };
  expect(rows).toEqual([
    { ...nowhere, email: 'agency.staff@naga.example', agency_id: '1' },
    { ...nowhere, email: 'country.admin@naga.example' },
    { ...nowhere, email: 'operator.agent@naga.example', operator_id: '3', branch_id: '8' },
  ]);
});

test('there are two agencies with their people, an affiliate, a partner’s applications, a request and points, once each', async () => {
  const { database } = world.users.subgraph;
  const agencies = await database.rows(
    `select agency.id, name, array_agg(role_id order by role_id) as roles from agency
     join account on agency_id = agency.id group by agency.id order by agency.id`,
  );
  expect(agencies).toEqual([
    { id: '1', name: 'Angkor Travel', roles: [2, 2, 3] },
    { id: '2', name: 'Riverside Tours', roles: [2, 3] },
  ]);
  const [counts] = await database.rows(
    `select (select count(*) from affiliate)::int as affiliates, (select count(*) from api_account)::int as applications,
       (select count(*) from developer_request)::int as requests,
       (select sum(points) from reward_movement where kind = 'EARN')::int as points`,
  );
  expect(counts).toEqual({ affiliates: 1, applications: 2, requests: 1, points: 202 });
  const [next] = await database.rows<{ id: string }>(`select nextval(pg_get_serial_sequence('agency', 'id')) as id`);
  expect(next?.id).toBe('3');
});
