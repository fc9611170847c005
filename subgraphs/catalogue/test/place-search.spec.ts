import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask, catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const province = market.place('siem-reap-province', { type: 'PROVINCE', names: { en: 'Siem Reap', km: 'សៀមរាប' } });
const capital = market.place('phnom-penh', {
  names: { en: 'Phnom Penh', km: 'ភ្នំពេញ', th: 'พนมเปญ', vi: 'Phnôm Pênh', es: 'Nom Pen' },
});
const temples = market.place('siem-reap', {
  names: { en: 'Siem Reap', km: 'សៀមរាប', th: 'เสียมราฐ', vi: 'Xiêm Riệp' },
  parentId: province,
});
const coast = market.place('sihanoukville', { names: { en: 'Sihanoukville', km: 'ក្រុងព្រះសីហនុ' } });
const west = market.place('battambang', { names: { en: 'Battambang', km: 'បាត់ដំបង' } });
const hills = market.place('dien-bien-phu', { names: { en: 'Dien Bien Phu', vi: 'Điện Biên Phủ' }, countryCode: 'VN' });
const pailin = market.place('pailin', { names: { en: 'Pailin' } });
market.place('phnom-kulen', { names: { en: 'Phnom Kulen' } });
const stops = [capital, temples, coast, west, hills, pailin].map((place, index) =>
  market.stop(place, `Office ${index}`),
);
market.stop(capital, 'Phsar Thmei terminal');
const route = market.route(market.operator('mekong'), [stops[0]!, stops[1]!]);
market.departure(route, ['07:30', '13:00']);

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

const QUERY = `query ($text: String!, $limit: Int! = 8) { searchLocations(text: $text, limit: $limit) {
  matchedText location { slug name } stop { name } } }`;
interface Match {
  matchedText: string;
  location: { slug: string; name: string };
  stop: { name: string } | null;
}
async function find(text: string, limit = 8, language: 'en' | 'km' = 'en'): Promise<Match[]> {
  const viewer = guest({ language });
  return (await ask<{ searchLocations: Match[] }>(catalogue, QUERY, { text, limit }, viewer)).searchLocations;
}

test.each([
  ['its beginning', 'phn', 'phnom-penh'],
  ['its beginning in any case', 'PHNOM P', 'phnom-penh'],
  ['a later word', 'reap', 'siem-reap'],
  ['a missing letter', 'pnom pen', 'phnom-penh'],
  ['two letters changed', 'battembong', 'battambang'],
  ['a missing space', 'siemreap', 'siem-reap'],
  ['letters too many', 'sihanouk ville', 'sihanoukville'],
  ['no accents', 'dien bien phu', 'dien-bien-phu'],
  ['accents', 'Điện Biên', 'dien-bien-phu'],
  ['Khmer', 'ភ្នំពេញ', 'phnom-penh'],
  ['the beginning in Khmer', 'សៀម', 'siem-reap'],
  ['Khmer with a vowel missing', 'ភ្នំពញ', 'phnom-penh'],
  ['Khmer with a letter changed', 'បាត់តំបង', 'battambang'],
  ['Thai', 'พนมเปญ', 'phnom-penh'],
  ['Thai with a letter missing', 'เสียมราฐ'.slice(0, -1), 'siem-reap'],
  ['Vietnamese', 'Xiêm Riệp', 'siem-reap'],
])('a location is found by %s', async (_name, text, slug) => {
  expect((await find(text))[0]?.location.slug).toBe(slug);
});

test('what matched is said in the script that was typed, the name in the language that is read', async () => {
  expect((await find('ភ្នំ'))[0]).toEqual({
    matchedText: 'ភ្នំពេញ',
    location: { slug: 'phnom-penh', name: 'Phnom Penh' },
    stop: null,
  });
  expect((await find('phnom p', 1, 'km'))[0]).toMatchObject({ matchedText: 'Phnom Penh', location: { name: 'ភ្នំពេញ' } });
});

test('a stop is found by its name, after the cities that fit as well', async () => {
  const [match] = await find('phsar');
  expect(match).toMatchObject({ location: { slug: 'phnom-penh' }, stop: { name: 'Phsar Thmei terminal' } });
  expect((await find('ph')).map(({ stop, location }) => stop?.name ?? location.slug)).toEqual([
    'phnom-penh',
    'Phsar Thmei terminal',
    'dien-bien-phu',
  ]);
});

test('a place without stops leads nowhere and is not offered, nor a province beside its city of the same name', async () => {
  expect((await find('kulen')).map(({ location }) => location.slug)).not.toContain('phnom-kulen');
  expect((await find('siem reap')).map(({ location }) => location.slug)).toEqual(['siem-reap']);
});

test('nothing typed shows the busiest places, nonsense nothing', async () => {
  expect((await find(' ')).map(({ location }) => location.slug)).toEqual(['phnom-penh']);
  expect(await find('xyzzyq')).toEqual([]);
  expect(await find(`%_\\'";--`)).toEqual([]);
  expect(await find('a'.repeat(5000))).toEqual([]);
  expect(await find('\0\ud800')).toEqual([]);
});

test('the limit is kept', async () => {
  expect(await find('p', 1)).toHaveLength(1);
  expect(await find('p', 0)).toHaveLength(0);
  expect(await find('p', -1)).toHaveLength(0);
});

test('a search is one statement', async () => {
  expect(await statementsOf(() => find('siem'))).toHaveLength(1);
});

test('a name that changes is found at once', async () => {
  const { services } = catalogue.subgraph;
  await catalogue.outside.change(`update location set names = '{"en": "Ratanakiri"}' where slug = 'pailin'`);
  await services.catalogue.settled();
  expect((await find('ratanakiri'))[0]?.location).toEqual({ slug: 'pailin', name: 'Ratanakiri' });
  expect((await find('pailin')).map(({ location }) => location.slug)).not.toContain('pailin');
});

const ON_MAP = `query ($part: MapPart!) { placesOnMap(part: $part) { locations { slug } stops { name location { slug } } } }`;
interface OnMap {
  placesOnMap: { locations: { slug: string }[]; stops: { name: string; location: { slug: string } }[] };
}

test('a part of the map shows its towns, the busiest first, and its stops, the nearest to its middle first', async () => {
  const whole = { south: -90, west: -180, north: 90, east: 180 };
  const { placesOnMap: all } = await ask<OnMap>(catalogue, ON_MAP, { part: whole }, guest({}));
  expect(all.locations[0]).toEqual({ slug: 'phnom-penh' });
  expect(all.locations.map(({ slug }) => slug)).not.toContain('siem-reap-province');
  expect(all.stops).toHaveLength(7);

  const { latitude, longitude } = market.rows.stops.find(({ names }) => names.en === 'Office 2')!;
  const around = { south: latitude - 0.001, west: longitude - 0.001, north: latitude + 0.001, east: longitude + 0.001 };
  const { placesOnMap: near } = await ask<OnMap>(catalogue, ON_MAP, { part: around }, guest({}));
  expect(near.stops[0]).toEqual({ name: 'Office 2', location: { slug: 'sihanoukville' } });
});

test('a part of the map that ends before it begins shows nothing', async () => {
  const part = { south: 20, west: 105, north: 10, east: 100 };
  expect((await ask<OnMap>(catalogue, ON_MAP, { part }, guest({}))).placesOnMap).toEqual({ locations: [], stops: [] });
});
