import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import type { GalleryPictureRow } from '../src/market/content-rows.js';
import { importMarket } from '../src/market/import-market.command.js';
import subgraph from '../src/subgraph.js';
import { Market, type TestCatalogue } from './world.js';

const [OWN, TYPE, ROAD, NIGHT] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(40)) as [
  string,
  string,
  string,
  string,
];
const pathOf = (name: string) => `/files/catalogue/${name}.webp`;

const market = new Market();
const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
const mekong = market.operator('mekong');
const ibis = market.operator('ibis');
market.rows.operators = market.rows.operators.map((row) => ({ ...row, featured: row.id === mekong }));
const [pictured, plain, another, boat] = (['BUS', 'BUS', 'BUS', 'FERRY'] as const).map((kind) => market.vehicle(kind));
market.rows.vehicleSubcategories.push({ id: '1', vehicleCategoryId: '1', names: { en: 'VIP' } });
market.rows.vehicleTypes = market.rows.vehicleTypes.map((row) => ({
  ...row,
  vehicleSubcategoryId: '1',
  names: { en: `Vehicle ${row.id}` },
  gallery: row.id === pictured || row.id === boat ? [row.id === boat ? NIGHT : TYPE] : [],
}));
const rides = [
  [mekong, pictured],
  [mekong, plain],
  [mekong, another],
  [ibis, pictured],
  [ibis, boat],
  [ibis, plain],
] as const;
for (const [operator, vehicleTypeId] of rides)
  market.departure(market.route(operator, stops), ['07:30', '10:30'], { schedule: { vehicleTypeId: vehicleTypeId! } });
market.rows.vehicleGalleries.push({
  id: '1',
  operatorId: mekong,
  vehicleSubcategoryId: '1',
  caption: { en: 'Our VIP coaches', km: 'រថយន្ត VIP របស់យើង' },
  gallery: [OWN],
});
market.rows.amenities.push({ id: '1', code: 'wifi', names: { en: 'Wi-Fi' }, icon: 'wifi' });
const shown = (id: number, more: Partial<GalleryPictureRow>) =>
  market.rows.galleryPictures.push({
    id: String(id),
    caption: { en: `Picture ${id}` },
    picture: ROAD,
    transportType: null,
    amenityId: null,
    shownIn: 'EVERYWHERE',
    position: 0,
    active: true,
    ...more,
  });
shown(1, { position: 9, caption: { en: 'On the road', km: 'តាមផ្លូវ' } });
shown(2, { position: 1, transportType: 'BUS', amenityId: '1' });
shown(3, { position: 1, transportType: 'FERRY', shownIn: 'SITE' });
shown(4, { position: 0, shownIn: 'APP' });
shown(5, { active: false });
shown(6, { picture: null });
shown(10, { position: 1 });

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startTestSubgraph(subgraph);
  await catalogue.outside.change(
    `insert into picture (name, width, height, bytes, added_at, added_by, seen_at)
     values ('${ROAD}', 640, 480, 9, now(), '', now())`,
  );
  await importMarket(catalogue.outside, market.rows);
  await catalogue.subgraph.services.catalogue.settled();
});
afterAll(() => catalogue.close());

const asked = async (wish: string) => {
  const document = `{ galleryPictures${wish} { id caption path amenity { code } } }`;
  type Said = { galleryPictures: { id: string }[] };
  const { data } = await catalogue.run<Said, object>(document, {}, guest({ language: 'km' }));
  return data!.galleryPictures;
};

test.each([
  ['on the site: in their order, then as they were added', '', ['2', '3', '10', '1']],
  ['in the app', '(forApp: true)', ['4', '2', '10', '1']],
  ['of one kind, beside travelling as such', '(transportType: BUS)', ['2', '10', '1']],
  ['of a kind in the app', '(transportType: FERRY, forApp: true)', ['4', '10', '1']],
])('the gallery %s', async (_name, wish, ids) => {
  expect((await asked(wish)).map(({ id }) => id)).toEqual(ids);
});

test('a picture says what it shows in the reader’s language, where it lies, and what is on board', async () => {
  const [first, , , last] = await asked('');
  expect(first).toMatchObject({ caption: 'Picture 2', path: pathOf(ROAD), amenity: { code: 'wifi' } });
  expect(last).toMatchObject({ caption: 'តាមផ្លូវ', amenity: null });
});

const albumsOf = async (wish: string) => {
  const document = `{ vehicleAlbums${wish} { total rows { caption operator { slug } transportType gallery } } }`;
  type Said = { vehicleAlbums: { total: number; rows: { operator: { slug: string } | null; gallery: string[] }[] } };
  return (await catalogue.run<Said, object>(document)).data!.vehicleAlbums;
};

test('each look of a vehicle is one album: an operator’s own with its name, what several ride with none', async () => {
  expect((await albumsOf('')).rows).toEqual([
    { caption: `Vehicle ${pictured}`, operator: null, transportType: 'BUS', gallery: [pathOf(TYPE)] },
    { caption: 'Our VIP coaches', operator: { slug: 'mekong' }, transportType: 'BUS', gallery: [pathOf(OWN)] },
    { caption: `Vehicle ${boat}`, operator: { slug: 'ibis' }, transportType: 'FERRY', gallery: [pathOf(NIGHT)] },
  ]);
});

test.each([
  ['(transportType: FERRY)', 1, [pathOf(NIGHT)]],
  ['(pageSize: 2)', 3, [pathOf(TYPE), pathOf(OWN)]],
  ['(pageSize: 2, page: 2)', 3, [pathOf(NIGHT)]],
  ['(pageSize: 2, page: 9)', 3, []],
  ['(pageSize: 0, page: -1)', 3, [pathOf(TYPE)]],
  ['(countryCodeExclude: "kh")', 0, []],
])('albums%s are %i in all, and these are seen', async (wish, total, firsts) => {
  const { rows, ...page } = await albumsOf(wish);
  expect([page.total, rows.map(({ gallery }) => gallery[0])]).toEqual([total, firsts]);
});
