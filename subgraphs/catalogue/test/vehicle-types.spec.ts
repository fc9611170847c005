import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nounDocuments } from '@naga/server-kit/testing/nouns/noun-documents.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { amenityNoun } from '../src/amenity/amenity.noun.js';
import { vehicleSubcategoryNoun } from '../src/vehicle/vehicle-subcategory.noun.js';
import { vehicleTypeNoun } from '../src/vehicle/vehicle-type.noun.js';
import { staff } from './staff.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
const mekong = market.operator('mekong');
const ibis = market.operator('ibis');
const small = market.vehicle('BUS', [{ number: '1A' }, { number: '1B' }]);
const large = market.vehicle('BUS', [{ number: '1A' }, { number: '1B' }, { number: '2A' }]);
const other = market.vehicle('FERRY', [{ number: '1' }, { number: '2' }]);
const foreign = market.vehicle('FERRY', [{ number: '1' }]);
market.rows.seatLayouts[3] = { ...market.rows.seatLayouts[3]!, operatorId: ibis };
for (const [id, operatorId] of [
  ['101', mekong],
  ['102', ibis],
] as const)
  market.rows.seatLayouts.push({ ...market.rows.seatLayouts[0]!, id, operatorId, name: '45 seats' });
market.departure(market.route(mekong, stops), ['07:30', '10:30']);
market.rows.vehicleCategories.push({ id: '2', names: { en: 'Van' } });
market.rows.vehicleSubcategories.push({ id: '1', vehicleCategoryId: '2', names: { en: 'VIP' } });
for (const [index, code] of ['water', 'wifi'].entries())
  market.rows.amenities.push({
    id: String(index + 1),
    code,
    names: { en: code === 'wifi' ? 'Internet' : 'Water' },
    icon: code,
  });

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

const platform = staff('all');
const own = staff('operator', { operatorId: mekong });

type Said = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
async function ask<T = Said>(
  what: keyof ReturnType<typeof nounDocuments>,
  variables: object,
  viewer: Viewer,
  noun = vehicleTypeNoun,
) {
  const document = nounDocuments(catalogue.subgraph.schema, noun)[what];
  const { data, errors } = await catalogue.run<{ answer: T }, object>(document, variables, viewer);
  return errors === undefined ? data!.answer : ({ ...errors[0]!.extensions } as T);
}
const input = {
  names: { en: 'VIP coach' },
  operatorId: mekong,
  transportType: 'BUS',
  vehicleCategoryId: '1',
  vehicleSubcategoryId: null,
  seatLayoutId: small,
  amenityIds: ['2', '1', '2'],
  gallery: [],
};
async function change(id: string, part: object, viewer: Viewer): Promise<Said> {
  const row = await ask('one', { id }, platform);
  const said = Object.fromEntries(Object.keys(input).map((field) => [field, row[field]]));
  return ask('update', { id, version: row.version, input: { ...said, ...part } }, viewer);
}

test('an operator makes its own, of what everybody has; everybody’s are the platform’s', async () => {
  const made = await ask('create', { input }, own);
  expect(made).toMatchObject({
    amenityIds: ['1', '2'],
    amenityNames: [{ name: 'Water' }, { name: 'Internet' }],
    operator: { name: 'mekong' },
  });
  expect(await ask('create', { input: { ...input, operatorId: null } }, own)).toMatchObject({
    fields: [{ path: 'operatorId', code: 'UNKNOWN' }],
  });
  expect(await ask('create', { input: { ...input, operatorId: ibis } }, own)).toMatchObject({
    fields: [{ path: 'operatorId', code: 'UNKNOWN' }],
  });
  expect(await change(small, { names: { en: 'Mine' } }, own)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  const seen = await ask<{ rows: Said[] }>('list', {}, own);
  expect(seen.rows.map(({ id }) => id).sort()).toEqual([small, large, other, foreign, made.id].sort());
  const choices = await ask<{ total: number }>('list', {}, own, amenityNoun);
  expect(choices.total).toBe(2);
});

test('its amenities are a set: what is missing goes, what is the same stays, and travellers see it', async () => {
  const { id } = await ask('create', { input }, own);
  const links = () =>
    catalogue.outside.rows(`select id, amenity_id from vehicle_type_amenity where vehicle_type_id = ${id} order by 2`);
  const [water] = await links();
  const changed = await change(id, { amenityIds: ['1'] }, own);
  expect(changed).toMatchObject({ amenityIds: ['1'], version: 2 });
  expect(await links()).toEqual([water]);
  expect(await change(id, { amenityIds: ['1'] }, own)).toMatchObject({ version: 2 });
  expect(await change(id, { amenityIds: ['1', '99'] }, own)).toMatchObject({
    fields: [{ path: 'amenityIds', code: 'UNKNOWN' }],
  });
  await change(small, { amenityIds: ['2'] }, platform);
  await catalogue.subgraph.services.catalogue.settled();
  const query = `{ operators { id vehicles { id amenities { code } } } }`;
  type Seen = { operators: { id: string; vehicles: { id: string; amenities: { code: string }[] }[] }[] };
  const { data } = await catalogue.run<Seen, object>(query);
  expect(data!.operators.find((one) => one.id === mekong)!.vehicles).toEqual([
    { id: small, amenities: [{ code: 'wifi' }] },
  ]);
});

test('a file names amenities by their codes or by what they are called', async () => {
  const head = 'names.en,operatorId,transportType,vehicleCategoryId,seatLayoutId,gallery,amenityIds';
  const file = `${head}\nSleeper,${mekong},bus,Coach,layout 1,,wifi; water\nBench,${mekong},BUS,1,1,,\nOdd,${mekong},BUS,1,1,,no such`;
  const { rows } = await ask<{ rows: { action: string; after: object; problems: object[] }[] }>(
    'rehearse',
    { file },
    own,
  );
  expect(rows.map(({ action }) => action)).toEqual(['CREATE', 'CREATE', 'WRONG']);
  expect(rows[0]!.after).toMatchObject({ amenityIds: ['2', '1'], vehicleCategoryId: '1', seatLayoutId: '1' });
  expect(rows[1]!.after).toMatchObject({ amenityIds: [] });
  expect(rows[2]!.problems).toMatchObject([{ path: 'amenityIds', code: 'UNKNOWN' }]);
});

test('a word in a file names what is within reach: others have layouts called the same', async () => {
  const file = `names.en,operatorId,transportType,vehicleCategoryId,seatLayoutId,gallery,amenityIds\nNight,${mekong},BUS,Coach,45 Seats,,`;
  const rehearsed = (viewer: Viewer) =>
    ask<{ rows: { action: string; after: object; problems: object[] }[] }>('rehearse', { file }, viewer);
  expect((await rehearsed(own)).rows).toMatchObject([{ action: 'CREATE', after: { seatLayoutId: '101' } }]);
  expect((await rehearsed(platform)).rows).toMatchObject([
    { action: 'WRONG', problems: [{ path: 'seatLayoutId', code: 'UNKNOWN' }] },
  ]);
});

test.each([
  ['a subcategory of another category', { vehicleSubcategoryId: '1' }, 'vehicleSubcategoryId', 'UNFIT'],
  // He sees none of theirs: it looks as if it were not there.
  ['a layout of another operator', { seatLayoutId: foreign }, 'seatLayoutId', 'UNKNOWN'],
])('%s does not go with it', async (_name, part, path, code) => {
  expect(await ask('create', { input: { ...input, ...part } }, own)).toMatchObject({ fields: [{ path, code }] });
  const { id } = await ask('create', { input }, own);
  expect(await change(id, part, own)).toMatchObject({ fields: [{ path, code }] });
  expect(await change(id, part, platform)).toMatchObject({ fields: [{ path, code: 'UNFIT' }] });
  expect(await change(id, { vehicleCategoryId: '2', vehicleSubcategoryId: '1' }, own)).toMatchObject({ version: 2 });
});

test.each([
  ['another operator', { operatorId: ibis }, 'operatorId'],
  ['another transport', { transportType: 'FERRY' }, 'transportType'],
])('what lines ride with becomes no vehicle of %s', async (_name, part, path) => {
  expect(await change(small, part, platform)).toMatchObject({ fields: [{ path, code: 'UNFIT' }] });
  const { id } = await ask('create', { input }, platform);
  expect(await change(id, part, platform)).toMatchObject({ ...part, version: 2 });
});

test('once departures ride with it, seats come to it and none goes', async () => {
  expect(await change(small, { seatLayoutId: other }, platform)).toMatchObject({
    code: 'VEHICLE_TYPE_SOLD',
    facts: { schedules: 1, seats: '1A, 1B' },
  });
  expect(await change(small, { seatLayoutId: large }, platform)).toMatchObject({ seatLayoutId: large });
  expect(await change(small, { seatLayoutId: small }, platform)).toMatchObject({
    code: 'VEHICLE_TYPE_SOLD',
    facts: { schedules: 1, seats: '2A' },
  });
  const { id } = await ask('create', { input }, own);
  expect(await change(id, { seatLayoutId: other }, own)).toMatchObject({ seatLayoutId: other });
  expect(await ask('end', { ids: [small, id] }, platform)).toMatchObject({
    done: [id],
    failed: [{ id: small, code: 'RECORD_IN_USE', facts: { by: 'RouteSchedule' } }],
  });
});

test('a subcategory stays in its category: vehicle types say both', async () => {
  const said = { id: '1', version: 1, input: { vehicleCategoryId: '1', names: { en: 'VIP' } } };
  expect(await ask('update', said, platform, vehicleSubcategoryNoun)).toMatchObject({
    fields: [{ path: 'vehicleCategoryId', code: 'FIXED' }],
  });
});
