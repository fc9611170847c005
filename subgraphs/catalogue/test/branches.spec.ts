import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
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

/** Users, reduced to names. */
const users: Transport = {
  send: ({ variables }) => Promise.resolve({ data: { colleague: { name: `User ${String(variables!['userId'])}` } } }),
};

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market, { neighbours: { users } });
});
afterAll(() => catalogue.close());

const FIELDS = `{ __typename ... on Branch { id operatorId name address contactPhone addedBy { id } active version }
  ... on Refused { code facts } }`;
const asking = {
  list: `query ($filter: BranchFilterInput) { answer: branches(filter: $filter) { total rows { id name } } }`,
  one: `query ($id: ID!) { answer: branch(id: $id) { id name version } }`,
  add: `mutation ($operatorId: ID!, $input: BranchInput!) {
    answer: createBranch(operatorId: $operatorId, input: $input) ${FIELDS} }`,
  edit: `mutation ($id: ID!, $version: Int!, $input: BranchInput!) {
    answer: updateBranch(id: $id, version: $version, input: $input) ${FIELDS} }`,
  close: `mutation ($id: ID!, $active: Boolean!) { answer: setBranchActive(id: $id, active: $active) ${FIELDS} }`,
};
interface Seen {
  id: string;
  name: string;
  version: number;
  code?: string;
  facts?: object;
}
async function ask<T = Seen>(viewer: Viewer, document: string, variables: object = {}): Promise<T> {
  const { data, errors } = await catalogue.run<{ answer: T }, object>(document, variables, viewer);
  return (errors === undefined ? data!.answer : { code: errors[0]!.extensions['code'] }) as T;
}
const clerk = staff('operator', { operatorId: mekong });
const add = (name: string, viewer = clerk, operatorId = mekong, more: object = {}): Promise<Seen> =>
  ask(viewer, asking.add, { operatorId, input: { name, ...more } });
const names = async (viewer: Viewer, filter: object = {}): Promise<string[]> =>
  (await ask<{ rows: Seen[] }>(viewer, asking.list, { filter })).rows.map(({ name }) => name);

test('an operator opens a branch; who added it stands there, and what he typed is tidied', async () => {
  const made = await add(' Kampot office ', clerk, mekong, { address: ' Street 7 ', contactPhone: '+855 33 000 000' });
  expect(made).toMatchObject({
    __typename: 'Branch',
    operatorId: mekong,
    name: 'Kampot office',
    address: 'Street 7',
    contactPhone: '+855 33 000 000',
    addedBy: { id: '9' },
    active: true,
    version: 1,
  });
  for (const input of [{ name: ' ' }, { name: 'Two\nlines' }, { name: 'Office', contactPhone: 'call us' }])
    expect(await ask(clerk, asking.add, { operatorId: mekong, input })).toMatchObject({ code: 'BAD_USER_INPUT' });
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
  expect(await names(staff('all'))).toEqual(['Here', 'There', 'Elsewhere', 'Vientiane']);
  expect(await names(staff('all'), { operatorId: mekong, text: 'ERE' })).toEqual(['Here', 'There']);
  expect(await names(staff('all'), { text: '%' })).toEqual([]);
  expect(await ask(clerkHere, asking.one, { id: there.id })).toBeNull();
  const edit = (viewer: Viewer, id: string) => ask(viewer, asking.edit, { id, version: 1, input: { name: 'Mine' } });
  expect(await edit(clerkHere, there.id)).toMatchObject({ code: 'BRANCH_NOT_FOUND' });
  expect(await edit(staff('operator', { operatorId: other }), here.id)).toMatchObject({ code: 'BRANCH_NOT_FOUND' });
  expect(await edit(clerkHere, here.id)).toMatchObject({ name: 'Mine', version: 2 });
  expect(await add('Mine, too', clerkHere)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await add('Theirs', clerk, other)).toMatchObject({ code: 'BRANCH_NOT_FOUND' });
  expect(await ask(clerkHere, asking.close, { id: here.id, active: false })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await ask(guest(), asking.list)).toMatchObject({ code: 'UNAUTHENTICATED' });
  for (const id of ['0', 'x', '99999999999999999999'])
    expect(await edit(clerk, id)).toMatchObject({ code: 'BRANCH_NOT_FOUND' });
});

test('of two who edit at once, one is told who was first and when', async () => {
  const { id } = await add('Twice');
  const edit = (name: string) => ask(clerk, asking.edit, { id, version: 1, input: { name } });
  const answers = await Promise.all([edit('One'), edit('Two')]);
  expect(answers.map(({ code }) => code ?? 'saved').sort()).toEqual(['CHANGED_MEANWHILE', 'saved']);
  expect(answers.find(({ code }) => code)?.facts).toEqual({ by: 'User 9', at: '2026-11-20T03:00:00.000Z' });
});

test('who closed a branch is named, too; of one that nobody saved since it was read nobody is', async () => {
  const { id } = await add('Closed meanwhile');
  const edit = (version: number) => ask(staff('all'), asking.edit, { id, version, input: { name: 'Renamed' } });
  expect((await edit(2)).facts).toEqual({ by: null, at: null });
  await ask({ ...clerk, userId: '10' } as Viewer, asking.close, { id, active: false });
  expect((await edit(1)).facts).toEqual({ by: 'User 10', at: '2026-11-20T03:00:00.000Z' });
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
  expect(await ask(clerk, asking.close, { id, active: false })).toMatchObject({ active: false, version: 2 });
  expect(await ask(clerk, asking.close, { id, active: false })).toMatchObject({ active: false, version: 2 });
  expect(await seen()).toBe(false);
  expect(await names(clerk, { active: false, text: 'office' })).toEqual(['Old office']);
  const { data } = await catalogue.run(
    `query ($all: [_Any!]!) { _entities(representations: $all) { ... on OperatorBranch { name } } }`,
    { all: [{ __typename: 'OperatorBranch', id }] },
  );
  expect(data).toEqual({ _entities: [{ name: 'Old office' }] });
});

test('the list costs two statements, however many there are', async () => {
  expect(await statementsOf(() => names(staff('all')))).toHaveLength(2);
});
