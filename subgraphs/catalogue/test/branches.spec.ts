import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nounDocuments } from '@naga/server-kit/testing/nouns/noun-documents.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { branchNoun } from '../src/branch/branch.noun.js';
import { staff } from './staff.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
const [mekong, other, lao] = [
  market.operator('mekong'),
  market.operator('other'),
  market.operator('lao', { countryCode: 'LA' }),
];
market.departure(market.route(mekong, stops), ['07:30', '10:30']);

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

interface Seen {
  id: string;
  name: string;
  version: number;
  code?: string;
  failed?: readonly { code: string }[];
}
async function ask<T = Seen>(
  viewer: Viewer,
  what: keyof ReturnType<typeof nounDocuments>,
  variables: object = {},
): Promise<T> {
  const document = nounDocuments(catalogue.subgraph.schema, branchNoun)[what];
  const { data, errors } = await catalogue.run<{ answer: T }, object>(document, variables, viewer);
  return (errors === undefined ? data!.answer : { ...errors[0]!.extensions }) as T;
}
const clerk = staff('operator', { operatorId: mekong });
const add = (name: string, viewer = clerk, operatorId = mekong): Promise<Seen> =>
  ask(viewer, 'create', { input: { name, operatorId } });
const names = async (viewer: Viewer, filter: object = {}): Promise<string[]> =>
  (await ask<{ rows: Seen[] }>(viewer, 'list', { filter })).rows.map(({ name }) => name);

test('who added a branch stands there; nobody does for one that was imported', async () => {
  expect(await add('Kampot office')).toMatchObject({ name: 'Kampot office', addedBy: { id: '9' } });
  const [imported] = await catalogue.outside.change<{ id: string }>(
    `insert into operator_branch (operator_id, name) values ($1, 'Imported') returning id::text as id`,
    [mekong],
  );
  expect(await ask(clerk, 'one', imported)).toMatchObject({ name: 'Imported', addedBy: null });
});

test('everybody sees and edits his own: an operator’s, a branch’s, a country’s, everything', async () => {
  await catalogue.outside.change('delete from operator_branch');
  const [here, there] = [await add('Here'), await add('There')];
  await add('Elsewhere', staff('operator', { operatorId: other }), other);
  await add('Vientiane', staff('country', { countryCode: 'LA' }), lao);
  const clerkHere = staff('branch', { operatorId: mekong, branchId: here.id });
  expect(await names(clerk)).toEqual(['Here', 'There']);
  expect(await names(clerkHere)).toEqual(['Here']);
  expect(await names(staff('country', { countryCode: 'LA' }))).toEqual(['Vientiane']);
  expect(await names(staff('all'))).toEqual(['Elsewhere', 'Here', 'There', 'Vientiane']);
  expect(await names(staff('all'), { operatorId: mekong, text: 'ERE' })).toEqual(['Here', 'There']);
  expect(await ask(clerkHere, 'one', { id: there.id })).toBeNull();
  const edit = (viewer: Viewer, id: string) =>
    ask(viewer, 'update', { id, version: 1, input: { name: 'Mine', operatorId: mekong } });
  expect(await edit(clerkHere, there.id)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  expect(await edit(staff('operator', { operatorId: other }), here.id)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  expect(await edit(clerkHere, here.id)).toMatchObject({ name: 'Mine', version: 2 });
});

test('who works at a branch opens no other and does not close it; nobody opens another operator’s', async () => {
  const { id } = await add('Ours');
  const clerkHere = staff('branch', { operatorId: mekong, branchId: id });
  expect(await add('Mine, too', clerkHere)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await ask(clerkHere, 'end', { ids: [id], active: false })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await add('Theirs', clerk, other)).toMatchObject({ fields: [{ path: 'operatorId', code: 'UNKNOWN' }] });
  expect(
    await ask(clerk, 'update', { id, version: 1, input: { name: 'Given away', operatorId: other } }),
  ).toMatchObject({ fields: [{ path: 'operatorId', code: 'FIXED' }] });
});

test('a closed branch is shown to no traveller, and its name stays known', async () => {
  const { id } = await add('Old office');
  const seen = async () => {
    await catalogue.subgraph.services.catalogue.settled();
    const { data } = await catalogue.run<{ operator: { branches: { id: string }[] } }, object>(
      '{ operator(slug: "mekong") { branches { id } } }',
    );
    return data!.operator.branches.some((branch) => branch.id === id);
  };
  expect(await seen()).toBe(true);
  expect(await ask(clerk, 'end', { ids: [id], active: false })).toMatchObject({ done: [id], failed: [] });
  expect(await seen()).toBe(false);
  expect(await names(clerk, { active: false, text: 'office' })).toEqual(['Old office']);
  const { data } = await catalogue.run(
    `query ($all: [_Any!]!) { _entities(representations: $all) { ... on OperatorBranch { name } } }`,
    { all: [{ __typename: 'OperatorBranch', id }] },
  );
  expect(data).toEqual({ _entities: [{ name: 'Old office' }] });
});
