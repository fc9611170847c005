import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type PlacedAnswer, readWhileItChanges } from '@naga/server-kit/testing/read-by-place.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { peopleOf, unheard } from './people.js';
import { type SignedIn, staff } from './staff.js';
import { World } from './world.js';

let world: World;
let admin: SignedIn;
/** A clerk of operator 7's branch 71, in Cambodia, whom nobody else is called like. */
let name: string;
let id: string;
beforeAll(async () => {
  world = await World.start();
  admin = await staff(world, 1);
  name = unheard('Sopheaktra');
  const clerk = {
    firstName: name,
    lastName: 'Ly',
    roleId: 5 as const,
    operatorId: '7',
    branchId: '71',
    countryCode: 'KH',
  };
  ({ id } = await world.anAccount({
    ...clerk,
    email: `${name.toLowerCase()}@example.com`,
    phoneNumber: '+85597765432',
  }));
});
afterAll(() => world.close());

const { list } = peopleOf(() => world);

describe('a person is found', () => {
  test.each([
    ['name', () => name],
    ['words of it in any order and size', () => `LY ${name.toUpperCase()}`],
    ['e-mail', () => `${name.toLowerCase()}@example`],
    ['telephone from abroad', () => '+855 97 765 432'],
    ['telephone at home', () => '097-765-432'],
  ])('by %s', async (_, text) => {
    expect((await list({ text: text() }, admin)).ids).toEqual([id]);
  });

  test('not by signs of LIKE', async () => {
    expect((await list({ text: `${name}%` }, admin)).ids).toEqual([]);
  });

  test('with one statement where nobody counts', async () => {
    const find = (text: string) =>
      world.ask('query ($text: String) { users(filter: { text: $text }) { rows { id } } }', { text }, admin);
    await find(name);
    expect(await statementsOf(() => find(name))).toHaveLength(1);
    expect(await statementsOf(() => find('a'))).toHaveLength(1);
  });
});

test.each([
  ['his operator’s admin', 4, { operatorId: '7' }, true],
  ['another operator’s admin', 4, { operatorId: '8' }, false],
  ['his branch’s manager', 10, { operatorId: '7', branchId: '71' }, true],
  ['another branch’s manager', 10, { operatorId: '7', branchId: '72' }, false],
  ['his country’s admin', 11, { countryCode: 'KH' }, true],
  ['another country’s admin', 11, { countryCode: 'LA' }, false],
] as const)('%s', async (_, roleId, place, sees) => {
  const viewer = await staff(world, roleId, place);
  expect((await list({ text: name }, viewer)).ids).toEqual(sees ? [id] : []);
});

/** Called alike, so that nothing but the id tells some of them apart. */
const alike = (n: number) => ({ id: n, first_name: 'Chakrya', last_name: `L${n % 2}`, role_id: n % 2 ? 6 : 8 });

const LISTS: readonly (readonly [list: string, table: string, rowOf: (n: number) => Record<string, unknown>])[] = [
  ['users(filter: { text: "Chakrya" } sort: NEWEST', 'account', alike],
  ['users(filter: { text: "Chakrya" } sort: NAME', 'account', alike],
  ['users(filter: { text: "Chakrya" } sort: ROLE', 'account', alike],
  ['users(filter: { text: "Chakrya" } sort: LAST_LOGIN', 'account', alike],
  ['agencies(filter: { text: "Changing" }', 'agency', (n) => ({ id: n, name: `Changing ${n}`, country_code: 'KH' })],
  ['affiliates(filter: { text: "Changing" }', 'affiliate', (n) => ({ id: n, name: 'Changing', code: String(n) })],
  [
    'developerRequests(',
    'developer_request',
    (n) => ({ id: n, name: 'Changing', state: n % 2 ? 'WAITING' : 'REFUSED', decided_at: n % 2 ? null : '2026-11-20' }),
  ],
];

describe('rows that come or go while a file is written neither repeat others nor leave them out', () => {
  test.each(LISTS)('%s …)', async (asked, table, rowOf) => {
    const query = `query ($after: String) { ${asked} pageSize: 2, after: $after) { next rows { id } } }`;
    const { stayed, read, again, statements } = await readWhileItChanges({
      database: world.users.subgraph.database,
      table,
      rowOf: (n) => rowOf(900_010 + n),
      page: (after) => world.ask<PlacedAnswer>(query, { after }, admin),
    });
    expect({ read, again }).toEqual({ read: stayed, again: 0 });
    expect([...new Set(statements)]).toEqual([1]);
  });

  test('but what no page said is refused', async () => {
    const { errors } = await world.run('{ users(after: "2026") { next rows { id } } }', {}, admin);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'after' }] });
  });
});
