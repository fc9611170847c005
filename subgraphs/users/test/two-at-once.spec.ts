import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type SignedIn, staff } from './staff.js';
import { World } from './world.js';

let world: World;
let admin: SignedIn;
beforeAll(async () => {
  world = await World.start();
  admin = await staff(world, 1);
});
afterAll(() => world.close());

type Answer = { __typename: string; code?: string };
const ANSWER = '{ __typename ... on Refused { code } }';

const rename = (id: string, lastName: string): Promise<Answer> =>
  world.ask(
    `mutation ($id: ID!, $input: UserInput!) { updateUser(id: $id, version: 1, input: $input) ${ANSWER} }`,
    { id, input: { firstName: 'Dara', lastName, roleId: 6 } },
    admin,
  );
const close = (id: string): Promise<Answer> =>
  world.ask(`mutation ($id: ID!) { setUserActive(id: $id, active: false) ${ANSWER} }`, { id }, admin);

test('of two changes of a user at once none takes the other back', async () => {
  for (let i = 0; i < 8; i++) {
    const { id } = await world.anAccount();
    const [renamed, closed] = await Promise.all([rename(id, 'Heng'), close(id)]);
    const now = await world.ask('query ($id: ID!) { user(id: $id) { lastName active } }', { id }, admin);
    expect(now).toEqual({
      lastName: renamed.__typename === 'User' ? 'Heng' : 'Keo',
      active: closed.__typename !== 'User',
    });
    // Who comes second is told, or comes after the first.
    const refused = [renamed, closed].flatMap(({ code }) => code ?? []);
    expect([[], ['CHANGED_MEANWHILE']]).toContainEqual(refused);
  }
});
