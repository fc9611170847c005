import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nounDocuments } from '@naga/server-kit/testing/nouns/noun-documents.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { operatorNoun } from '../src/operator/operator.noun.js';
import { samples } from './noun-samples.js';
import { staff } from './staff.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
const mekong = market.operator('mekong');
const lao = market.operator('lao-bus', { countryCode: 'LA' });
const morning = market.departure(market.route(mekong, stops), ['07:30', '10:30']);

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

const platform = staff('all');
const cambodian = staff('country', { countryCode: 'KH' });
const own = staff('operator', { operatorId: mekong });

interface Said {
  readonly id: string;
  readonly version: number;
  readonly active: boolean;
  readonly code?: string;
  readonly fields?: readonly { path: string; code: string }[];
  readonly [field: string]: unknown;
}
async function ask<T = Said>(what: keyof ReturnType<typeof nounDocuments>, variables: object, viewer: Viewer) {
  const document = nounDocuments(catalogue.subgraph.schema, operatorNoun)[what];
  const { data, errors } = await catalogue.run<{ answer: T }, object>(document, variables, viewer);
  return errors === undefined ? data!.answer : ({ ...errors[0]!.extensions } as T);
}
const sample = samples.get(operatorNoun.name)!;
const inputOf = (row: Said) => Object.fromEntries(Object.keys(sample(1)).map((field) => [field, row[field]]));
async function change(part: object, viewer: Viewer, id = mekong): Promise<Said> {
  const row = await ask('one', { id }, platform);
  return ask('update', { id, version: row.version, input: { ...inputOf(row), ...part } }, viewer);
}

test('who looks after an operator changes his own, and no other', async () => {
  expect(await change({ website: 'https://mekong.example' }, own)).toMatchObject({ website: 'https://mekong.example' });
  expect(await change({ city: 'Kampot' }, cambodian)).toMatchObject({ city: 'Kampot' });
  expect(await change({ city: 'Pakse' }, own, lao)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  expect(await change({ city: 'Pakse' }, cambodian, lao)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  const { rows } = await ask<{ rows: Said[] }>('list', {}, own);
  expect(rows.map(({ id }) => id)).toEqual([mekong]);
});

test.each([
  ['slug', 'other'],
  ['countryCode', 'LA'],
  ['featured', true],
  ['allowLocalOnly', true],
  ['confirmsByHand', true],
  ['ownOperatorId', '1034'],
  ['otherOperatorId', lao],
])('%s is what the platform says; he leaves it as it is', async (path, value) => {
  expect(await change({ [path]: value, about: { en: 'Mine' } }, own)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path, code: 'NOT_YOURS' }],
  });
  expect((await ask('one', { id: mekong }, platform))['about']).toBeNull();
});

test('an operator is made and ended by the platform, a country’s by its staff', async () => {
  const input = sample(1);
  expect(await ask('create', { input }, own)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await ask('create', { input: { ...input, countryCode: 'LA' } }, cambodian)).toMatchObject({
    fields: [{ path: 'countryCode', code: 'UNKNOWN' }],
  });
  expect(await ask('create', { input }, cambodian)).toMatchObject({ slug: 'sample-1', active: true });
  expect(await ask('end', { ids: [mekong] }, own)).toMatchObject({ code: 'FORBIDDEN' });
  const flags = 'featured,allowLocalOnly,confirmsByHand,receiveTicketCopy';
  const file = `id,slug,countryCode,names.en,${flags}\n,mine,KH,Mine,no,no,no,no`;
  const { rows } = await ask<{ rows: { problems: object[] }[] }>('rehearse', { file }, own);
  expect(rows[0]!.problems).toContainEqual({ path: 'id', code: 'NOT_YOURS' });
});

test('half of a place is none, and a slug is one operator’s', async () => {
  expect(await change({ latitude: 11.5, longitude: null }, own)).toMatchObject({
    fields: [{ path: 'longitude', code: 'REQUIRED' }],
  });
  expect(await change({ slug: 'lao-bus' }, platform)).toMatchObject({ fields: [{ path: 'slug', code: 'TAKEN' }] });
  expect(await change({ email: 'nobody' }, own)).toMatchObject({ fields: [{ path: 'email', code: 'MATCHES' }] });
});

test('what is said on screens of their own is shown, and no form says it', async () => {
  const said = { language: 'en', manualTicketCodeAssignment: false, requiredPassengerFields: [] };
  expect(await ask('one', { id: mekong }, own)).toMatchObject(said);
  expect(Object.keys(sample(1))).not.toEqual(expect.arrayContaining(Object.keys(said)));
});

test('nothing of an operator that is off is sold, and all of it is again when it is on', async () => {
  const sold = async () => {
    await catalogue.subgraph.services.catalogue.settled();
    const { data } = await catalogue.run<
      { searchJourneys: { journeys: { legs: { routeScheduleId: string }[] }[] } },
      object
    >(
      `{ searchJourneys(from: "phnom-penh", to: "kampot", date: "2026-11-24") { journeys { legs { routeScheduleId } } } }`,
    );
    return data!.searchJourneys.journeys.map(({ legs }) => legs[0]!.routeScheduleId);
  };
  expect(await sold()).toEqual([morning]);
  expect(await ask('end', { ids: [mekong] }, cambodian)).toMatchObject({ done: [mekong] });
  expect(await sold()).toEqual([]);
  const off = await ask<{ rows: Said[] }>('list', { filter: { active: false } }, platform);
  expect(off.rows.map(({ id, active }) => [id, active])).toEqual([[mekong, false]]);
  await ask('end', { ids: [mekong], active: true }, cambodian);
  expect(await sold()).toEqual([morning]);
});

test('lists are narrowed to featured ones and to a country', async () => {
  await change({ featured: true }, platform, lao);
  const ids = async (filter: object) =>
    (await ask<{ rows: Said[] }>('list', { filter }, platform)).rows.map(({ id }) => id);
  expect(await ids({ featured: true, countryCode: 'LA' })).toEqual([lao]);
  expect(await ids({ featured: false, countryCode: 'LA' })).toEqual([]);
});

test('what changed last is told to who lists pages, and links to a former slug lead to the operator', async () => {
  const told = async () => {
    await catalogue.subgraph.services.catalogue.settled();
    const { data } = await catalogue.run<
      Record<'operators' | 'locationPairs', { id: string; changedAt: string }[]>,
      object
    >(`{ operators { id changedAt } locationPairs { id changedAt } }`, {}, guest());
    const all = [...data!.operators, ...data!.locationPairs];
    return new Map(all.map(({ id, changedAt }) => [id, Date.parse(changedAt)]));
  };
  const before = await told();
  const pair = 'phnom-penh~kampot';
  for (const id of [lao, pair]) expect(before.get(id)).toBeGreaterThan(0);
  catalogue.clock.advance({ minutes: 1 });
  await change({ slug: 'lao-lines' }, platform, lao);
  const after = await told();
  expect(after.get(lao)).toBe(before.get(lao)! + 60_000);
  expect([after.get(mekong), after.get(pair)]).toEqual([before.get(mekong), before.get(pair)]);
  for (const slug of ['lao-bus', 'lao-lines', 'lao-cars'])
    expect(
      (await catalogue.run(`query ($slug: String!) { operator(slug: $slug) { id slug } }`, { slug }, guest())).data,
    ).toEqual({ operator: slug === 'lao-cars' ? null : { id: lao, slug: 'lao-lines' } });
});

test('a link to nobody asks who had its slug, and for nothing else', async () => {
  await change({ website: 'https://lao.example' }, platform, lao);
  await catalogue.subgraph.services.catalogue.settled();
  const asked = await statementsOf(() => catalogue.run(`{ operator(slug: "nobody") { id } }`, {}, guest()));
  expect(asked).toEqual([expect.stringContaining(`changes ? 'slug'`)]);
});
