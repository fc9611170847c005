import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Noun } from '@naga/server-kit/crud/noun.js';
import { missingIndexes } from '@naga/server-kit/testing/nouns/noun-indexes.js';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { lineNoun } from '../src/line/line.noun.js';
import { nouns } from '../src/nouns.js';
import { seatLayoutNoun } from '../src/seat-layout/seat-layout.noun.js';
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

test.each([...nouns, lineNoun, seatLayoutNoun].map((noun): [string, Noun] => [noun.plural, noun]))(
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
    `create index stop_listed_by_address on "stop" ((lower(coalesce("address", ''))), id)`,
    'create index stop_listed_latitude on "stop" ("latitude")',
    expect.stringMatching(
      /^create index stop_listed_words on "stop" using gin \(listed_words\(.*"source".*\) gin_trgm_ops\)$/,
    ),
  ]);
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
  ['%', []],
  [' ', ['Kampot', 'Old Market of Kampot', 'Soben Pier']],
])('stops with %p in their words', async (text, found) => {
  const viewer: Viewer = {
    ...guest({ grants: { 'catalogue.edit': 'all', 'schedule.edit': 'all' } }),
    kind: 'user',
    userId: '9',
    roleId: 1,
  };
  const { data } = await catalogue.run<{ stopRecords: { rows: readonly { name: string }[] } }, object>(
    'query ($text: String!) { stopRecords(filter: { text: $text }) { rows { name } } }',
    { text },
    viewer,
  );
  expect(data!.stopRecords.rows.map(({ name }) => name)).toEqual(found);
});
