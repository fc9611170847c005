import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pictureAt } from '@naga/kernel/picture.js';
import { nounDocuments } from '@naga/server-kit/testing/nouns/noun-documents.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { vehicleGalleryNoun } from '../src/vehicle-gallery/vehicle-gallery.noun.js';
import { staff } from './staff.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const [OWN, SHARED] = ['a', 'b'].map((letter) => letter.repeat(40)) as [string, string];
const pathOf = (name: string) => `/files/catalogue/${name}.webp`;

const market = new Market();
const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
const mekong = market.operator('mekong');
const ibis = market.operator('ibis');
const [pictured, plain, unsorted] = [market.vehicle('BUS'), market.vehicle('BUS'), market.vehicle('BUS')];
market.rows.vehicleSubcategories.push({ id: '1', vehicleCategoryId: '1', names: { en: 'VIP' } });
market.rows.vehicleTypes = market.rows.vehicleTypes.map((row) => ({
  ...row,
  vehicleSubcategoryId: row.id === unsorted ? null : '1',
  gallery: row.id === pictured ? [OWN] : [],
}));
for (const operator of [mekong, ibis])
  for (const id of [pictured, plain, unsorted])
    market.departure(market.route(operator, stops), ['07:30', '10:30'], { schedule: { vehicleTypeId: id } });
market.rows.vehicleGalleries.push({
  id: '1',
  operatorId: mekong,
  vehicleSubcategoryId: '1',
  caption: { en: 'Our VIP coaches', km: 'រថយន្ត VIP របស់យើង' },
  gallery: [SHARED],
});

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

interface Seen {
  readonly id: string;
  readonly picture: string | null;
  readonly gallery: readonly string[];
  readonly galleryCaption: string | null;
}
const seenAt = async (slug: string) => {
  const document = `query ($slug: String!) { operator(slug: $slug) { vehicles { id picture gallery galleryCaption } } }`;
  const reader = guest({ language: 'km' });
  const { data } = await catalogue.run<{ operator: { vehicles: readonly Seen[] } }, object>(document, { slug }, reader);
  return new Map(data!.operator.vehicles.map(({ id, ...pictures }) => [id, pictures]));
};
const none = { picture: null, gallery: [], galleryCaption: null };
const own = { picture: pictureAt(pathOf(OWN), 96), gallery: [pathOf(OWN)], galleryCaption: null };

test.each([
  [
    'a type of its subcategory is seen as its operator shows it',
    'mekong',
    plain,
    { picture: pictureAt(pathOf(SHARED), 96), gallery: [pathOf(SHARED)], galleryCaption: 'រថយន្ត VIP របស់យើង' },
  ],
  ['pictures of the type itself go first', 'mekong', pictured, own],
  ['a type of no subcategory has none', 'mekong', unsorted, none],
  ['another operator shows its own vehicles', 'ibis', plain, none],
  ["a type's own pictures are seen wherever it rides", 'ibis', pictured, own],
] as const)('%s', async (_name, slug, vehicle, seen) => {
  expect((await seenAt(slug)).get(vehicle)).toEqual(seen);
});

test('an operator has one of each subcategory, and makes none for another', async () => {
  const document = nounDocuments(catalogue.subgraph.schema, vehicleGalleryNoun).create;
  const create = (operatorId: string) =>
    catalogue.run(
      document,
      { input: { caption: { en: 'Again' }, operatorId, vehicleSubcategoryId: '1', gallery: [] } },
      staff('operator', { operatorId: mekong }),
    );
  expect((await create(mekong)).errors![0]!.extensions).toMatchObject({
    fields: [{ path: 'vehicleSubcategoryId', code: 'TAKEN' }],
  });
  expect((await create(ibis)).errors).toHaveLength(1);
});
