import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fileProvider } from '@naga/server-kit/files/open-file-store.js';
import { keeper, SettingsDesk } from '@naga/server-kit/testing/settings-desk.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { type SettingKey, SETTINGS } from '../src/settings.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

/** 0.9 degrees are 100.1 kilometres: a village as far as that from the town that everybody rides to. */
const market = new Market();
const capital = market.place('phnom-penh', { names: { en: 'Phnom Penh' }, latitude: 11, longitude: 104 });
const town = market.place('kampot', { names: { en: 'Kampot' }, latitude: 14, longitude: 104 });
const village = market.place('chhuk', { names: { en: 'Chhuk' }, latitude: 14.9, longitude: 104 });
const stops = [capital, town].map((place) => market.stop(place, 'stop'));
market.stop(village, 'nowhere');
market.departure(market.route(market.operator('mekong'), stops), ['07:30', '10:30']);

const users = { send: () => Promise.resolve({ data: { colleague: { __typename: 'Colleague', name: 'Sokha Chan' } } }) };

let catalogue: TestCatalogue;
let desk: SettingsDesk<SettingKey>;
beforeAll(async () => {
  catalogue = await catalogueWith(market, { neighbours: { users } });
  desk = new SettingsDesk('catalogue', SETTINGS, catalogue);
});
afterAll(() => catalogue.close());

const saves: typeof desk.saves = (...all) => desk.saves(...all);
const codeOf = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => 'let in',
    (error: { extensions: { code: string; fields?: unknown } }) => error.extensions.fields ?? error.extensions.code,
  );

async function searches(date: string, to = 'chhuk') {
  const query = `query ($to: String!, $date: LocalDate!) {
    found: searchJourneys(from: "phnom-penh", to: $to, date: $date) { nextDate nearby { id } } }`;
  const { data } = await catalogue.run<{ found: { nextDate: string | null; nearby: { id: string }[] } }, object>(
    query,
    {
      to,
      date,
    },
  );
  return data!.found;
}

test('all stand there with their bounds before anybody changed one', async () => {
  const all = await desk.lists();
  expect(all.map(({ key }) => key)).toEqual(Object.keys(SETTINGS));
  expect(all[0]).toEqual({
    key: 'NEARBY_KILOMETRES',
    ...SETTINGS.NEARBY_KILOMETRES,
    value: null,
    version: 0,
    savedBy: null,
  });
});

test('how near is nearby, and how many pairs are proposed, is as it was saved last', async () => {
  const day = '2026-11-24';
  expect((await searches(day)).nearby).toEqual([]);
  expect(await saves('NEARBY_KILOMETRES', 0, 101)).toMatchObject({ value: 101, version: 1, savedBy: 'Sokha Chan' });
  expect((await searches(day)).nearby).toEqual([{ id: 'phnom-penh~kampot' }]);
  await saves('NEARBY_PAIRS', 0, 0);
  expect((await searches(day)).nearby).toEqual([]);
  expect(await saves('NEARBY_PAIRS', 1, null)).toMatchObject({ value: null, version: 2 });
  expect((await searches(day)).nearby).toEqual([{ id: 'phnom-penh~kampot' }]);
});

test('how far ahead the next day is looked for is as it was saved last', async () => {
  await catalogue.outside.change(`update route_schedule set allow_from1 = '2026-11-29', allow_to1 = '2027-11-29'`);
  await catalogue.subgraph.services.catalogue.settled();
  expect((await searches('2026-11-24', 'kampot')).nextDate).toBe('2026-11-29');
  await saves('DAYS_AHEAD', 0, 4);
  expect((await searches('2026-11-24', 'kampot')).nextDate).toBeNull();
});

test('another process hears of it', async () => {
  const another = await desk.elsewhere();
  try {
    await saves('DAYS_AHEAD', 1, 21);
    await another.settled();
    expect(another.current.DAYS_AHEAD).toBe(21);
  } finally {
    await another.stop();
  }
});

test('who looked at another version is told who saved since; nothing is written', async () => {
  const refused = { code: 'CHANGED_MEANWHILE', facts: { by: 'Sokha Chan' } };
  expect(await saves('DAYS_AHEAD', 1, 30)).toMatchObject(refused);
  expect(await saves('DAYS_AHEAD', 0, 30)).toMatchObject(refused);
  expect(await saves('DAYS_AHEAD', 9, 30)).toMatchObject(refused);
  expect(catalogue.subgraph.services.settings.current.DAYS_AHEAD).toBe(21);
});

test('of two who save at once one is refused', async () => {
  const answers = await Promise.all([saves('DAYS_AHEAD', 2, 30), saves('DAYS_AHEAD', 2, 31)]);
  expect(answers.filter((answer) => 'code' in answer)).toHaveLength(1);
});

test.each([0, 61])('%p days are refused at the field', async (value) =>
  expect(await codeOf(saves('DAYS_AHEAD', 3, value))).toEqual([
    { path: 'value', code: 'RANGE', facts: { least: 1, most: 60 } },
  ]),
);

test('what was and what is, and whose hand, stand in the audit', async () => {
  const entries = await catalogue.outside.rows(
    `select row_id, changes, actor_user_id::text as "by" from audit_entry where entity = 'CatalogueSetting' and row_id = 'NEARBY_PAIRS' order by id`,
  );
  expect(entries).toHaveLength(2);
  expect(entries[1]).toMatchObject({ changes: { value: [0, null] }, by: '9' });
});

test.each([
  ['a guest', guest(), 'UNAUTHENTICATED'],
  ['who looks after a country', keeper({ 'system.manage': 'country' }), 'FORBIDDEN'],
  ['who looks after the catalogue', keeper({ 'catalogue.edit': 'all' }), 'FORBIDDEN'],
])('%s neither sees nor saves settings', async (_, viewer, code) => {
  expect(await codeOf(desk.lists(viewer))).toBe(code);
  expect(await codeOf(saves('DAYS_AHEAD', 3, 30, viewer))).toBe(code);
});

test('where pictures are kept is told without keys', async () => {
  const { data } = await catalogue.run('{ catalogueProviders { kind state name host } }', {}, keeper());
  expect(data).toEqual({ catalogueProviders: [{ kind: 'FILES', state: 'CONFIGURED', name: 'folder', host: null }] });
  expect(fileProvider('s3+https://KEY:SECRET@store.example/bucket?region=eu')).toEqual({
    kind: 'FILES',
    state: 'CONFIGURED',
    name: 's3',
    host: 'store.example',
  });
});
