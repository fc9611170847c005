import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Noun } from '@naga/server-kit/crud/noun.js';
import { missingIndexes } from '@naga/server-kit/testing/nouns/noun-indexes.js';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { gtfsImportNoun } from '../src/gtfs-import/gtfs-import.noun.js';
import { drawnNouns, nouns } from '../src/nouns.js';
import { stopNoun } from '../src/stop/stop.noun.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
for (const [slug, en, km] of [
  ['soben', 'Soben Pier', 'សូបិន'],
  ['kampot', 'Kampot', 'កំពត'],
  ['old-market', 'Old Market of Kampot', 'ផ្សារចាស់'],
] as const)
  market.stop(market.place(slug, { names: { en, km } }), slug, { names: { en, km } });

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

test.each([...nouns, ...drawnNouns].map((noun): [string, Noun] => [noun.plural, noun]))(
  'what lists of %s are sorted by, narrowed to and searched for has its index',
  async (_, noun) => {
    expect(await missingIndexes(catalogue.subgraph.database, noun)).toEqual([]);
  },
);

test('a field that is sorted, filtered or searched without one is told, with the index it wants', async () => {
  const { address, latitude, source } = stopNoun.fields;
  const fields = {
    ...stopNoun.fields,
    address: { ...address!, sorted: true as const },
    latitude: { ...latitude!, filtered: true as const },
    source: { ...source!, searched: true as const },
  };
  expect(await missingIndexes(catalogue.subgraph.database, { ...stopNoun, fields })).toEqual([
    expect.stringMatching(
      /^alter table "stop" alter column listed_words set expression as \(words_for_search\(.*"source".*\)\)$/,
    ),
    `create index stop_listed_by_names on "stop" ((lower(coalesce("names"->>'en', ''))), id, "operator_id", "location_id", "latitude")`,
    `create index stop_listed_by_address on "stop" ((lower(coalesce("address", ''))), id, "operator_id", "location_id", "latitude")`,
    'create index stop_listed_latitude on "stop" ("latitude")',
  ]);
});

test('a column that keeps an order is told where it is not there', async () => {
  const names = { ...stopNoun.fields['names']!, orderKept: 'listed_names' as const };
  expect(
    await missingIndexes(catalogue.subgraph.database, { ...stopNoun, fields: { ...stopNoun.fields, names } }),
  ).toEqual([
    `alter table "stop" add column listed_names text generated always as (lower(coalesce("names"->>'en', ''))) stored`,
  ]);
});

const viewer: Viewer = {
  ...guest({ grants: { 'catalogue.edit': 'all', 'schedule.edit': 'all' } }),
  kind: 'user',
  userId: '9',
  roleId: 1,
};

test('what more records hold than are counted is read in their order, what fewer hold is all looked at', async () => {
  await catalogue.outside.inBulk().change(
    `insert into seat_category (names) select jsonb_build_object('en', 'Lounge ' || lpad(n::text, 5, '0')
       || case when n % 1000 = 0 then ' Deluxe' else '' end) from generate_series(1, 2002) n`,
    [],
  );
  const found = async (text: string, descending: boolean, after?: string) => {
    const { data, errors } = await catalogue.run<
      {
        seatCategoryRecords: {
          total: number;
          countedTo: number;
          next: string | null;
          rows: readonly { name: string }[];
        };
      },
      object
    >(
      `query ($text: String!, $descending: Boolean!, $after: String) {
        seatCategoryRecords(filter: { text: $text }, descending: $descending, pageSize: 2, after: $after) {
          total countedTo next rows { name } } }`,
      { text, descending, after },
      viewer,
    );
    if (errors) throw new Error(JSON.stringify(errors));
    const { rows, ...page } = data!.seatCategoryRecords;
    return { ...page, names: rows.map(({ name }) => name) };
  };
  const many = await found('LOUNGE', true);
  expect(many).toMatchObject({ total: 2001, countedTo: 2000, names: ['Lounge 02002', 'Lounge 02001'] });
  expect(await found('lounge', true, many.next!)).toMatchObject({
    total: 2001,
    names: ['Lounge 02000 Deluxe', 'Lounge 01999'],
  });
  const few = await found('deluxe', false);
  expect(few).toMatchObject({ total: 2, next: null, names: ['Lounge 01000 Deluxe', 'Lounge 02000 Deluxe'] });
  const some = await found('lounge 000', false);
  expect(some).toMatchObject({ total: 99, names: ['Lounge 00001', 'Lounge 00002'] });
  expect(await found('lounge 000', false, some.next!)).toMatchObject({
    total: 99,
    names: ['Lounge 00003', 'Lounge 00004'],
  });
  expect(await found('nobodyatall', false)).toEqual({ total: 0, countedTo: 2000, next: null, names: [] });
});

test.each([
  ['kampot', ['Kampot', 'Old Market of Kampot']],
  ['MARKET OF', ['Old Market of Kampot']],
  ['ារចា', ['Old Market of Kampot']],
  ['សូ', ['Soben Pier']],
  // Of one or two letters those count that begin a word: 'po' stands within Kampot alone.
  ['po', []],
  ['p', ['Soben Pier']],
  ['so', ['Soben Pier']],
  ['ma', ['Old Market of Kampot']],
  ['of  \n kampot', ['Old Market of Kampot']],
  ['old kampot', []],
  ['t k', []],
  ['f k', ['Old Market of Kampot']],
  ['%', []],
  [' ', ['Kampot', 'Old Market of Kampot', 'Soben Pier']],
])('stops with %p in their words', async (text, found) => {
  const { data } = await catalogue.run<{ stopRecords: { rows: readonly { name: string }[] } }, object>(
    'query ($text: String!) { stopRecords(filter: { text: $text }) { rows { name } } }',
    { text },
    viewer,
  );
  expect(data!.stopRecords.rows.map(({ name }) => name)).toEqual(found);
});

test('so is what lists are narrowed to beyond one value of a field', async () => {
  const { from } = gtfsImportNoun.fields;
  const bound = (day: string) => `t.made_at + interval '1 day' >= ${day}`;
  const fields = { ...gtfsImportNoun.fields, from: { ...from!, bound } };
  expect(await missingIndexes(catalogue.subgraph.database, { ...gtfsImportNoun, fields })).toEqual([
    `create index gtfs_import_listed_from on "gtfs_import" -- for t.made_at + interval '1 day' >= $1::date`,
  ]);
});
