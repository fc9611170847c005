import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Noun, saidFields } from '@naga/server-kit/crud/noun.js';
import { nounDocuments } from '@naga/server-kit/testing/nouns/noun-documents.js';
import { locationNoun } from '../src/location/location.noun.js';
import { stopNoun } from '../src/stop/stop.noun.js';
import { staff } from './staff.js';
import { ask, catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const cambodia = market.place('cambodia', { type: 'COUNTRY', names: { en: 'Cambodia' } });
const coast = market.place('kep-province', { type: 'PROVINCE', names: { en: 'Kep' }, parentId: cambodia });
const town = market.place('kep', { names: { en: 'Kep' }, parentId: coast });
const laos = market.place('laos', { type: 'COUNTRY', names: { en: 'Laos' }, countryCode: 'LA' });
const capital = market.place('phnom-penh', { names: { en: 'Phnom Penh' }, parentId: cambodia });
const mekong = market.operator('mekong');
const lao = market.operator('lao', { countryCode: 'LA' });
const pier = market.stop(town, 'Crab market', { operatorId: mekong });
const shared = market.stop(capital, 'Night market');
const route = market.route(mekong, [shared, pier]);
market.departure(route, ['07:30', '10:30']);

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

const admin = staff('all');
const ofCambodia = staff('country', { countryCode: 'KH' });
const ofMekong = staff('operator', { operatorId: mekong });
const ofLao = staff('operator', { operatorId: lao });

interface Row {
  readonly id: string;
  readonly version: number;
  readonly slug?: string;
  readonly mayChange: boolean;
  readonly ancestors?: readonly { readonly id: string }[];
  readonly code?: string;
  readonly [field: string]: unknown;
}
interface Report {
  readonly done: readonly string[];
  readonly failed: readonly unknown[];
}

const asker =
  (noun: Noun) =>
  async <T = Row>(what: keyof ReturnType<typeof nounDocuments>, variables: object, viewer = admin): Promise<T> => {
    const document = nounDocuments(catalogue.subgraph.schema, noun)[what];
    const { data, errors } = await catalogue.run<{ answer: T }, object>(document, variables, viewer);
    return errors === undefined ? data!.answer : ({ ...errors[0]!.extensions } as T);
  };
const location = asker(locationNoun);
const stop = asker(stopNoun);

const place = (en: string, more: object = {}) => ({
  names: { en },
  type: 'TOWN',
  countryCode: 'KH',
  parentId: cambodia,
  latitude: 11.5,
  longitude: 104.25,
  ...more,
});
/** What a form sends back of a record: what it was, but for `more`. */
function formOf(noun: Noun, row: Row, more: object = {}) {
  const fields = saidFields(noun).map(([field]) => [field, row[field]]);
  return { id: row.id, version: row.version, input: { ...Object.fromEntries(fields), ...more } };
}
const change = async (noun: Noun, id: string, more: object, viewer = admin): Promise<Row> => {
  const row = await asker(noun)('one', { id });
  return asker(noun)('update', formOf(noun, row, more), viewer);
};

describe('the address of a location', () => {
  test.each([
    ['is made of its English name', 'Kampong Trach', 'kampong-trach'],
    ['is its own where another has that name', 'Kep', 'kep-2'],
    ['counts on', 'Kép', 'kep-3'],
  ])('%s', async (_name, en, slug) => {
    expect(await location('create', { input: place(en) })).toMatchObject({ slug });
  });

  test('stays when it is renamed', async () => {
    const { id } = await location('create', { input: place('Old name') });
    expect(await change(locationNoun, id, { names: { en: 'New name' } })).toMatchObject({
      name: 'New name',
      slug: 'old-name',
    });
  });

  test.each(['ភ្នំពេញ', '271', '~'])('needs a Latin letter: %s', async (en) => {
    expect(await location('create', { input: place(en) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'names.en', code: 'LATIN' }],
    });
  });
});

describe('what a location lies in', () => {
  const circle = { code: 'BAD_USER_INPUT', fields: [{ path: 'parentId', code: 'CIRCLE' }] };

  test.each([
    ['itself', coast, coast],
    ['what lies in it', coast, town],
  ])('is not %s', async (_name, id, parentId) => {
    expect(await change(locationNoun, id, { parentId })).toMatchObject(circle);
  });

  test('is no circle when two are moved into each other at once', async () => {
    const [one, other] = [
      await location('create', { input: place('Here') }),
      await location('create', { input: place('There') }),
    ];
    const answers = await Promise.all([
      change(locationNoun, one.id, { parentId: other.id }),
      change(locationNoun, other.id, { parentId: one.id }),
    ]);
    expect(answers.map(({ version, code }) => version ?? code).sort()).toEqual([2, 'BAD_USER_INPUT']);
  });

  test('is told from the widest place on, and nothing of a country', async () => {
    const idsOf = async (id: string) => (await location('one', { id })).ancestors?.map((within) => within.id);
    expect(await idsOf(town)).toEqual([cambodia, coast]);
    expect(await idsOf(cambodia)).toEqual([]);
  });

  test('is nothing for a country', async () => {
    expect(await change(locationNoun, laos, { parentId: cambodia })).toMatchObject({
      fields: [{ path: 'parentId', code: 'COUNTRY' }],
    });
  });

  test('is not removed from under it, nor a place from under its stops: what needs it is named', async () => {
    const blocked = (id: string, by: string) => ({ id, code: 'RECORD_IN_USE', facts: { by } });
    const report = await location<Report>('end', { ids: [cambodia, coast, town, laos] });
    expect(report).toMatchObject({
      done: [laos],
      failed: [blocked(cambodia, 'Location'), blocked(coast, 'Location'), blocked(town, 'Stop')],
    });
    expect(await stop<Report>('end', { ids: [pier] })).toMatchObject({
      done: [],
      failed: [blocked(pier, 'RouteStop')],
    });
  });
});

test.each([
  ['latitude', 90.5, 'MAX'],
  ['latitude', -91, 'MIN'],
  ['longitude', 181, 'MAX'],
  ['longitude', -180.1, 'MIN'],
  ['countryCode', 'kh', 'MATCHES'],
  ['subdivisionCode', 'LA-01', 'MATCHES'],
])('%s %p is refused at its field', async (path, value, code) => {
  expect(await location('create', { input: place('Nowhere', { [path]: value }) })).toMatchObject({
    fields: [{ path, code }],
  });
});

describe('who looks after places', () => {
  const ofCapital = (more: object = {}) => ({
    names: { en: 'Office' },
    locationId: capital,
    latitude: 11.5,
    longitude: 104.9,
    operatorId: mekong,
    ...more,
  });

  test.each([
    ['the platform', admin, true, true],
    ['its country', ofCambodia, true, false],
    ['an operator', ofMekong, false, false],
  ])('%s sees all locations and changes its own', async (_name, viewer, own, other) => {
    const { rows } = await location<{ rows: Row[] }>('list', { filter: { text: 'cambodia' } }, viewer);
    expect(rows.map(({ name, mayChange }) => [name, mayChange])).toEqual([['Cambodia', own]]);
    const made = await location('create', { input: place('Savannakhet', { countryCode: 'LA', parentId: null }) });
    expect(await location('one', { id: made.id }, viewer)).toMatchObject({ mayChange: other });
    const { version } = await change(locationNoun, made.id, { names: { en: 'Kaysone' } }, viewer);
    expect(version === 2).toBe(other);
  });

  test('a country gives no location to another', async () => {
    expect(await location('create', { input: place('Pakse', { countryCode: 'LA' }) }, ofCambodia)).toMatchObject({
      fields: [{ path: 'countryCode', code: 'UNKNOWN' }],
    });
  });

  test.each([
    ['its operator', ofMekong, pier, true],
    ['its operator’s country', ofCambodia, pier, true],
    ['another operator', ofLao, pier, false],
    ['an operator, everybody’s', ofMekong, shared, false],
    ['a country, everybody’s', ofCambodia, shared, false],
    ['the platform, everybody’s', admin, shared, true],
  ])('%s: a stop is seen, and changed by its owner only', async (_name, viewer, id, mayChange) => {
    expect(await stop('one', { id }, viewer)).toMatchObject({ id, mayChange });
    const saved = await change(stopNoun, id, { address: `of ${_name}` }, viewer);
    expect(saved.code).toBe(mayChange ? undefined : 'RECORD_NOT_FOUND');
  });

  test('an operator adds stops of its own, neither everybody’s nor another’s', async () => {
    expect(await stop('create', { input: ofCapital() }, ofMekong)).toMatchObject({ mayChange: true });
    for (const operatorId of [null, lao])
      expect(await stop('create', { input: ofCapital({ operatorId }) }, ofMekong)).toMatchObject({
        fields: [{ path: 'operatorId', code: 'UNKNOWN' }],
      });
  });
});

describe('the search of travellers follows at once', () => {
  const found = async (text: string) => {
    await catalogue.subgraph.services.catalogue.settled();
    const query = `query ($text: String!) { searchLocations(text: $text) { location { slug } stop { name } } }`;
    type Answer = { searchLocations: { location: { slug: string }; stop: { name: string } | null }[] };
    const { searchLocations } = await ask<Answer>(catalogue, query, { text });
    return searchLocations.map(({ location: { slug }, stop: at }) => at?.name ?? slug);
  };

  test('a location and a stop are found by their new names, and no more by the old ones', async () => {
    expect(await found('crab')).toContain('Crab market');
    await change(locationNoun, town, { names: { en: 'Krong Kaeb', km: 'ក្រុងកែប' } });
    await change(stopNoun, pier, { names: { en: 'Rabbit ferry' } });
    expect(await found('krong kaeb')).toContain('kep');
    expect(await found('ក្រុងកែប')).toContain('kep');
    expect(await found('rabbit')).toContain('Rabbit ferry');
    expect(await found('crab')).not.toContain('Rabbit ferry');
  });

  test('a stop that was removed is not found, nor a place that nothing halts at any more', async () => {
    const { id: village } = await location('create', { input: place('Zzyzx village') });
    const { id } = await stop('create', {
      input: { names: { en: 'Quixotic pier' }, locationId: village, latitude: 11, longitude: 104 },
    });
    expect(await found('quixotic')).toEqual(['Quixotic pier']);
    expect(await found('zzyzx')).toEqual(['zzyzx-village']);
    expect(await stop<Report>('end', { ids: [id] })).toMatchObject({ done: [id] });
    expect(await found('quixotic')).toEqual([]);
    expect(await found('zzyzx')).toEqual([]);
    expect(await location<Report>('end', { ids: [village] })).toMatchObject({ done: [village] });
  });
});
