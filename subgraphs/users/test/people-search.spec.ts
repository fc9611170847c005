import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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
