import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { staff } from './staff.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const [mekong, lao] = [market.operator('mekong'), market.operator('lao', { countryCode: 'LA' })];
const [town, bay] = ['phnom-penh', 'kampot'].map((slug) =>
  market.place(slug, { names: { en: slug, km: `ខ្មែរ ${slug}` } }),
);
const [yard, pier] = [market.stop(town!, 'Yard'), market.stop(bay!, 'Crab pier')];
const line = (operatorId: string, type: 'BUS' | 'FERRY' = 'BUS'): string => {
  const id = market.route(operatorId, [yard, pier], type);
  market.departure(id, ['07:30', '10:30'], { schedule: { vehicleTypeId: market.vehicle(type) } });
  return id;
};
const [bus, ferry, theirs] = [line(mekong), line(mekong, 'FERRY'), line(lao)];

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

const clerk = staff('operator', { operatorId: mekong });
const admin = staff('all');

const LIST = `query ($filter: LineFilterInput, $order: LineOrder, $descending: Boolean! = false, $pageSize: Int! = 50) {
  lines(filter: $filter, order: $order, descending: $descending, page: 1, pageSize: $pageSize) {
    total rows { id version name active mayChange onSale timings operator { name } fromNames { en } toNames { en } } } }`;
interface Row {
  readonly id: string;
  readonly version: number;
  readonly active: boolean;
  readonly onSale: boolean;
}
async function listed(variables: object = {}, viewer = admin): Promise<readonly Row[]> {
  const { data, errors } = await catalogue.run<{ lines: { rows: Row[] } }, object>(LIST, variables, viewer);
  expect(errors).toBeUndefined();
  return data!.lines.rows;
}
const idsOf = async (variables: object = {}, viewer = admin) => (await listed(variables, viewer)).map(({ id }) => id);

const SWITCH = `mutation ($ids: [ID!]!, $active: Boolean!) {
  setLinesActive(ids: $ids, active: $active) { done failed { id code } } }`;
async function turn(ids: readonly string[], active: boolean, viewer = admin): Promise<object> {
  const { data } = await catalogue.run<{ setLinesActive: object }, object>(SWITCH, { ids, active }, viewer);
  return data!.setLinesActive;
}

test('a line is listed with its ends, its operator and whether it is sold', async () => {
  expect(await listed({ filter: { ids: [bus] } }, clerk)).toEqual([
    {
      id: bus,
      version: 1,
      name: `route ${bus}`,
      active: true,
      mayChange: true,
      onSale: true,
      timings: 1,
      operator: { name: 'mekong' },
      fromNames: { en: 'Yard' },
      toNames: { en: 'Crab pier' },
    },
  ]);
});

test.each<[string, object, () => readonly string[]]>([
  ['by name', {}, () => [bus, ferry, theirs]],
  ['by name, the last first', { descending: true }, () => [theirs, ferry, bus]],
  ['by transport', { order: 'TRANSPORT_TYPE', descending: true }, () => [ferry, theirs, bus]],
  ['of an operator', { filter: { operatorId: lao } }, () => [theirs]],
  ['of a transport', { filter: { transportType: 'FERRY' } }, () => [ferry]],
  ['by its name', { filter: { text: `route ${ferry}` } }, () => [ferry]],
  ['by a stop', { filter: { text: 'crab' } }, () => [bus, ferry, theirs]],
  ['by a town, in another language', { filter: { text: 'ខ្មែរ kampot', operatorId: lao } }, () => [theirs]],
  ['by what nothing is called', { filter: { text: 'nowhere' } }, () => []],
])('lines are found %s', async (_, variables, expected) => {
  expect(await idsOf(variables)).toEqual(expected());
});

test('a list costs as many statements however many lines it has', async () => {
  const one = await statementsOf(() => listed({ pageSize: 1 }));
  const all = await statementsOf(() => listed());
  expect(all).toHaveLength(one.length);
});

test.each([
  ['the platform', admin, {}, 3],
  ['its operator', clerk, {}, 2],
  ['what the filter leaves', admin, { transportType: 'FERRY' }, 1],
])('timings are added up within the scope: %s', async (_, viewer, filter, timings) => {
  const asked =
    'query ($filter: LineFilterInput) { lines(filter: $filter, pageSize: 1) { columnSums { column amount currency } } }';
  const { data } = await catalogue.run<object, object>(asked, { filter }, viewer);
  expect(data).toEqual({ lines: { columnSums: [{ column: 'timings', amount: timings, currency: null }] } });
});

test('a line goes off sale as a whole and comes back as it was', async () => {
  const search = `{ searchJourneys(from: "phnom-penh", to: "kampot", date: "2026-11-21", passengers: 1) {
    journeys { legs { routeId } } } }`;
  const found = async () => {
    await catalogue.subgraph.services.catalogue.settled();
    const { data } = await catalogue.run<{ searchJourneys: { journeys: { legs: { routeId: string }[] }[] } }, object>(
      search,
    );
    return data!.searchJourneys.journeys.map(({ legs }) => legs[0]!.routeId).sort();
  };
  expect(await turn([bus], false, clerk)).toMatchObject({ done: [bus], failed: [] });
  expect(await listed({ filter: { ids: [bus] } })).toMatchObject([{ active: false, onSale: false, version: 2 }]);
  expect(await idsOf({ filter: { active: false } })).toEqual([bus]);
  expect(await idsOf({ filter: { onSale: false } })).toEqual([bus]);
  expect(await found()).toEqual([ferry, theirs]);
  expect(await turn([bus], false, clerk)).toMatchObject({ done: [bus], failed: [] });
  expect(await turn([bus], true, clerk)).toMatchObject({ done: [bus], failed: [] });
  expect(await listed({ filter: { ids: [bus] } })).toMatchObject([{ active: true, onSale: true, version: 3 }]);
  expect(await found()).toEqual([bus, ferry, theirs]);
});

test('everybody switches and sees his own lines; what is not stops no other', async () => {
  expect(await idsOf({}, clerk)).toEqual([bus, ferry]);
  expect(await turn([theirs, ferry, 'x'], false, clerk)).toEqual({
    done: [ferry],
    failed: [
      { id: theirs, code: 'RECORD_NOT_FOUND' },
      { id: 'x', code: 'RECORD_NOT_FOUND' },
    ],
  });
  expect(await turn([theirs], false, staff('country', { countryCode: 'KH' }))).toMatchObject({ done: [] });
  expect(await turn([ferry], true)).toMatchObject({ done: [ferry], failed: [] });
});
