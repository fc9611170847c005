import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nounDocuments } from '@naga/server-kit/testing/nouns/noun-documents.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { operatorAmenityNoun } from '../src/operator-amenity/operator-amenity.noun.js';
import { staff } from './staff.js';
import { ask, catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const [from, to] = ['phnom-penh', 'kampot'].map((slug) => market.place(slug, { names: { en: slug } }));
const stops = [market.stop(from!, 'phnom-penh'), market.stop(to!, 'kampot')];
const [mekong, ibis] = [market.operator('mekong'), market.operator('ibis')];
const [coach, plain] = [market.vehicle('BUS'), market.vehicle('BUS')];
const [own, theirs] = [market.vehicle('BUS'), market.vehicle('BUS')];
market.rows.vehicleTypes = market.rows.vehicleTypes.map((row) =>
  row.id === own || row.id === theirs ? { ...row, operatorId: row.id === own ? mekong : ibis } : row,
);
market.rows.amenities.push(
  ...['wifi', 'water', 'toilet'].map((code, index) => ({ id: `${index + 1}`, code, names: { en: code }, icon: code })),
);
const [WIFI, WATER, TOILET] = ['1', '2', '3'] as const;
market.rows.vehicleTypeAmenities.push(
  { id: '1', vehicleTypeId: coach, amenityId: WIFI },
  { id: '2', vehicleTypeId: coach, amenityId: WATER },
  { id: '3', vehicleTypeId: plain, amenityId: WATER },
);
for (const operator of [mekong, ibis])
  for (const id of [coach, plain])
    market.departure(market.route(operator, stops), ['07:30', '10:30'], { schedule: { vehicleTypeId: id } });
market.rows.operatorAmenities.push({
  id: '1',
  operatorId: mekong,
  vehicleTypeId: coach,
  note: { en: 'A cold towel for everybody', km: 'កន្សែងត្រជាក់សម្រាប់គ្រប់គ្នា' },
});
// One that the type has already is not said twice.
for (const amenityId of [TOILET, WATER])
  market.rows.operatorAmenityOffers.push({ id: amenityId, operatorAmenityId: '1', amenityId });
market.rows.operatorAmenityLacks.push({ id: '1', operatorAmenityId: '1', lackingId: WIFI });

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

interface Vehicle {
  readonly id: string;
  readonly amenities: readonly { code: string }[];
  readonly onBoardNote: string | null;
}
const VEHICLE = 'id amenities { code } onBoardNote';
const said = ({ amenities, onBoardNote }: Vehicle) => [amenities.map(({ code }) => code), onBoardNote];
const reader = guest({ language: 'km' });

/** What travellers see of each vehicle type of an operator, on its page and on journeys. */
async function seenAt(slug: string) {
  const { operator, searchJourneys } = await ask<{
    operator: { vehicles: Vehicle[] };
    searchJourneys: { journeys: { legs: { operator: { slug: string }; vehicle: Vehicle }[] }[] };
  }>(
    catalogue,
    `query ($slug: String!) {
      operator(slug: $slug) { vehicles { ${VEHICLE} } }
      searchJourneys(from: "phnom-penh", to: "kampot", date: "2026-11-21") {
        journeys { legs { operator { slug } vehicle { ${VEHICLE} } } } } }`,
    { slug },
    reader,
  );
  const legs = searchJourneys.journeys.flatMap(({ legs: all }) => all).filter((leg) => leg.operator.slug === slug);
  const byType = (all: readonly Vehicle[]) => Object.fromEntries(all.map((vehicle) => [vehicle.id, said(vehicle)]));
  return { page: byType(operator.vehicles), journeys: byType(legs.map(({ vehicle }) => vehicle)) };
}

test('what an operator has beside its type and lacks of it is what travellers see of its rides, and of no other', async () => {
  const mine = { [coach]: [['water', 'toilet'], 'កន្សែងត្រជាក់សម្រាប់គ្រប់គ្នា'], [plain]: [['water'], null] };
  expect(await seenAt('mekong')).toEqual({ page: mine, journeys: mine });
  const others = { [coach]: [['wifi', 'water'], null], [plain]: [['water'], null] };
  expect(await seenAt('ibis')).toEqual({ page: others, journeys: others });
});

const create = async (input: object) => {
  const document = nounDocuments(catalogue.subgraph.schema, operatorAmenityNoun).create;
  const words = { note: { en: 'Blankets' }, operatorId: mekong, vehicleTypeId: plain, amenityIds: [], lackingIds: [] };
  const operator = staff('operator', { operatorId: mekong });
  const { errors } = await catalogue.run(document, { input: { ...words, ...input } }, operator);
  return errors?.[0]!.extensions?.['fields'];
};

test.each([
  ['a type it has said so of', { vehicleTypeId: coach }, [{ path: 'vehicleTypeId', code: 'TAKEN' }]],
  ['a type of its own, which says it itself', { vehicleTypeId: own }, [{ path: 'vehicleTypeId', code: 'UNFIT' }]],
  ['a type that is another operator’s own', { vehicleTypeId: theirs }, [{ path: 'vehicleTypeId', code: 'UNKNOWN' }]],
  ["another operator's vehicles", { operatorId: ibis }, [{ path: 'operatorId', code: 'UNKNOWN' }]],
  [
    'one that is on board and is not',
    { amenityIds: [WATER], lackingIds: [WATER] },
    [{ path: 'lackingIds', code: 'UNFIT' }],
  ],
])('%s is refused at its field', async (_name, input, fields) => {
  expect(await create(input)).toMatchObject(fields);
});

test('what staff says now is what the next search says', async () => {
  expect(await create({ amenityIds: [TOILET], lackingIds: [WATER] })).toBeUndefined();
  await catalogue.subgraph.services.catalogue.settled();
  expect((await seenAt('mekong')).journeys[plain]).toEqual([['toilet'], 'Blankets']);
});
