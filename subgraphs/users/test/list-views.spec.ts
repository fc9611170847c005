import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { MOST_VIEWS } from '../src/list-view/list-view.rules.js';
import { ABROAD, BRANCH, OPERATOR, type SignedIn, staff } from './staff.js';
import { World } from './world.js';

let world: World;
let maker: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  world = await World.start();
  maker = await staff(world, 4, OPERATOR);
  colleague = await staff(world, 5, BRANCH);
});
afterAll(() => world.close());

const FIELDS = 'id name filters isShared isMine by';
const ANSWER = `{ __typename ... on Refused { code } ... on ListView { ${FIELDS} } }`;
type View = { id: string; name: string; filters: object; isShared: boolean; isMine: boolean; by: string | null };

const list = (viewer: Viewer, of = 'stops'): Promise<View[]> =>
  world.ask(`query ($of: String!) { listViews(list: $of) { ${FIELDS} } }`, { of }, viewer);
const KEEP = `mutation ($of: String!, $name: String!, $filters: JSONObject!) {
  keepListView(list: $of, name: $name, filters: $filters) ${ANSWER} }`;
const keep = (viewer: Viewer, name: string, filters: object = { kind: 'KERB' }, of = 'stops'): Promise<View> =>
  world.ask(KEEP, { of, name, filters }, viewer);
const change = (viewer: Viewer, id: string, name: string, isShared: boolean): Promise<View & { code?: string }> =>
  world.ask(
    `mutation ($id: ID!, $name: String!, $isShared: Boolean!) {
      changeListView(id: $id, name: $name, isShared: $isShared) ${ANSWER} }`,
    { id, name, isShared },
    viewer,
  );
const forget = (viewer: Viewer, id: string): Promise<object> =>
  world.ask('mutation ($id: ID!) { forgetListView(id: $id) { __typename } }', { id }, viewer);
const problemsOf = async (name: string, filters: object, of = 'stops', viewer: Viewer = maker) => {
  const { errors } = await world.run(KEEP, { of, name, filters }, viewer);
  return errors?.[0]?.extensions;
};

describe('a view of a list', () => {
  test('is its maker’s until he shares it: then his colleagues see it, and nobody else', async () => {
    const made = await keep(maker, ' On the road ');
    expect(made).toMatchObject({
      name: 'On the road',
      filters: { kind: 'KERB' },
      isShared: false,
      isMine: true,
      by: null,
    });
    expect(await list(colleague)).toEqual([]);
    expect(await change(maker, made.id, 'Kerbs', true)).toMatchObject({ name: 'Kerbs', isShared: true });
    expect(await list(colleague)).toMatchObject([{ name: 'Kerbs', isMine: false, isShared: true, by: 'Dara Keo' }]);
    const others = [staff(world, 4, ABROAD), staff(world, 1), staff(world, 11, { countryCode: 'KH' }), staff(world, 6)];
    for (const other of await Promise.all(others)) expect(await list(other)).toEqual([]);
    expect(await list(maker, 'coupons')).toEqual([]);
    await change(maker, made.id, 'Kerbs', false);
    expect(await list(colleague)).toEqual([]);
    await forget(maker, made.id);
    expect(await list(maker)).toEqual([]);
  });

  test('is changed and forgotten by its maker alone', async () => {
    const { id } = await keep(maker, 'Mine');
    await change(maker, id, 'Mine', true);
    expect(await change(colleague, id, 'Yours', false)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    await forget(colleague, id);
    expect(await list(colleague)).toMatchObject([{ id, name: 'Mine' }]);
    await forget(maker, id);
    await forget(maker, id);
    expect(await change(maker, id, 'Mine', true)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    expect(await change(maker, 'x', 'Mine', true)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  });

  test('is shared within the platform and a country as within an operator, and by no customer', async () => {
    for (const [one, other] of [
      [await staff(world, 1), await staff(world, 7)],
      [await staff(world, 11, { countryCode: 'LA' }), await staff(world, 11, { countryCode: 'LA' })],
    ] as const) {
      const { id } = await keep(one, 'Ours', {}, 'reviews');
      await change(one, id, 'Ours', true);
      expect(await list(other, 'reviews')).toMatchObject([{ id }]);
    }
    const customer = await staff(world, 6);
    const { id } = await keep(customer, 'Mine', {}, 'trips');
    await expect(change(customer, id, 'Mine', true)).rejects.toThrow();
  });

  test.each([
    ['', {}, 'stops', 'name'],
    ['x'.repeat(81), {}, 'stops', 'name'],
    ['Mine', { text: { $ne: 1 } }, 'stops', 'filters'],
    ['Mine', { text: 'x'.repeat(5000) }, 'stops', 'filters'],
    ['Mine', {}, 'STOPS; drop', 'list'],
  ])('%s of %j is refused at its field', async (name, filters, of, path) =>
    expect(await problemsOf(name, filters, of)).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] }),
  );

  test('has a name of its own, and there are only so many, however many come at once', async () => {
    await keep(maker, 'Twice', {}, 'many');
    const { id } = await keep(maker, 'Once', {}, 'many');
    expect(await problemsOf('Twice', {}, 'many')).toMatchObject({ fields: [{ path: 'name', code: 'TAKEN' }] });
    await expect(change(maker, id, 'Twice', false)).rejects.toThrow();
    const tries = Array.from({ length: MOST_VIEWS + 5 }, (_, n) =>
      world.run(KEEP, { of: 'many', name: `V${n}`, filters: {} }, maker),
    );
    const refused = (await Promise.all(tries)).flatMap(({ errors = [] }) => errors);
    expect(refused.map(({ extensions }) => extensions)).toContainEqual(
      expect.objectContaining({ fields: [{ path: 'name', code: 'MANY_VIEWS' }] }),
    );
    expect((await statementsOf(() => list(maker, 'many'))).length).toBeLessThanOrEqual(4);
    expect(await list(maker, 'many')).toHaveLength(MOST_VIEWS);
  });

  test('is nobody’s who has not signed in, or comes with a key', async () => {
    for (const viewer of [guest(), { ...maker, apiKeyId: '1' }])
      expect((await world.run(KEEP, { of: 'stops', name: 'x', filters: {} }, viewer)).errors).toHaveLength(1);
  });
});
