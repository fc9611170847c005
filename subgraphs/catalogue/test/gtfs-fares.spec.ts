import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type FeedDesk, feedDesk, type SeenImport } from './feed-desk.js';
import { packed, SMALL } from './gtfs.fixture.js';
import { staff } from './staff.js';

let desk: FeedDesk;
beforeAll(async () => {
  desk = await feedDesk();
});
beforeEach(() => desk.clear());
afterAll(() => desk.close());

type Files = Readonly<Record<string, string>>;
/** The small feed with its stops in zones of fares v1, or in areas of v2. */
const V1: Files = {
  ...SMALL,
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,zone_id
A,Night Market,11.5,104.9,0,pp
B,Rest place,12.0,105.0,,
C,Siem Reap,13.3,103.8,0,sr
`,
  'fare_attributes.txt': `fare_id,price,currency_type,payment_method,transfers
far,12.50,USD,1,0
near,5,USD,1,0
`,
  'fare_rules.txt': 'fare_id,route_id,origin_id,destination_id\nfar,R,pp,sr\nnear,R,pp,\n',
};
const V2: Files = {
  ...SMALL,
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
L,Capital,11.5,104.9,1,
A,Night Market,11.5,104.9,0,L
B,Rest place,12.0,105.0,,
C,Siem Reap,13.3,103.8,0,
`,
  'rider_categories.txt':
    'rider_category_id,rider_category_name,is_default_fare_category\nadult,Adult,1\nchild,Child,0\n',
  'fare_products.txt': `fare_product_id,amount,currency,rider_category_id,fare_media_id
night,14,USD,adult,
night,11,USD,adult,app
night,7,USD,child,
`,
  'stop_areas.txt': 'area_id,stop_id\ncapital,L\nnorth,C\n',
  'route_networks.txt': 'network_id,route_id\nnights,R\n',
  'fare_leg_rules.txt': `leg_group_id,network_id,from_area_id,to_area_id,fare_product_id
g,nights,capital,north,night
`,
};

const ASK = `query ($id: ID!, $after: ID! = "0") { answer: gtfsLinePrices(importId: $id, after: $after) {
  lineId names { en } currency prices { fromStopId toStopId amount } } }`;
interface LinePrices {
  readonly lineId: string;
  readonly currency: string;
  readonly prices: readonly { fromStopId: string; toStopId: string; amount: number }[];
}
async function pricesOf(
  { id }: SeenImport,
  viewer = staff('operator', { operatorId: desk.operatorId }),
): Promise<readonly LinePrices[]> {
  const { data } = await desk.catalogue.run<{ answer: LinePrices[] }, object>(ASK, { id }, viewer);
  return data!.answer;
}
/** 'Night Market – Siem Reap 1250' of each line. */
async function said(feed: SeenImport): Promise<string[][]> {
  const stops = await desk.database.rows<{ id: string; name: string }>(
    `select id::text as id, names ->> 'en' as name from stop`,
  );
  const nameOf = (id: string) => stops.find((stop) => stop.id === id)!.name;
  return (await pricesOf(feed)).map(({ currency, prices }) =>
    prices.map((pair) => `${nameOf(pair.fromStopId)} – ${nameOf(pair.toStopId)} ${pair.amount} ${currency}`),
  );
}
const fares = ({ report }: SeenImport): string =>
  report!.counts
    .filter(({ kind, count }) => kind === 'FARE' && count > 0)
    .map(({ action, count }) => `${action} ${count}`)
    .join(', ');
const leftOut = ({ report }: SeenImport): string[] =>
  report!.items.filter(({ kind }) => kind === 'FARE').map(({ action, name }) => `${action} ${name}`);

test.each<[string, Files, string[][]]>([
  [
    'v1: the cheapest that fits each ride',
    V1,
    [['Night Market – Rest place 500 USD', 'Night Market – Siem Reap 500 USD'], ['Night Market – Siem Reap 500 USD']],
  ],
  [
    'v2: what a grown-up pays who shows up, from station to area',
    V2,
    [['Night Market – Siem Reap 1400 USD'], ['Night Market – Siem Reap 1400 USD']],
  ],
  [
    'v1 without rules: one price for every ride',
    { ...V1, 'fare_rules.txt': 'fare_id\n', 'fare_attributes.txt': 'fare_id,price,currency_type\nx,20000,KHR\n' },
    [
      [
        'Night Market – Rest place 2000000 KHR',
        'Night Market – Siem Reap 2000000 KHR',
        'Rest place – Siem Reap 2000000 KHR',
      ],
      ['Night Market – Siem Reap 2000000 KHR'],
    ],
  ],
])('prices of a feed lie ready once it is applied, %s', async (_, files, expected) => {
  const rehearsed = await desk.rehearsed(await packed(files));
  expect([rehearsed.state, fares(rehearsed)]).toEqual(['REHEARSED', 'CREATE 2']);
  expect(await pricesOf(rehearsed)).toEqual([]);
  const applied = await desk.done(rehearsed.id, 'apply');
  expect(applied.state).toBe('APPLIED');
  expect(await said(applied)).toEqual(expected);
});

test('of the same feed once more nothing is new; of another price that line is', async () => {
  await desk.applied(V1);
  expect(fares(await desk.applied(V1))).toBe('SAME 2');
  const dearer = { ...V1, 'fare_attributes.txt': V1['fare_attributes.txt']!.replace('near,5,', 'near,6,') };
  const changed = await desk.applied(dearer);
  expect(fares(changed)).toBe('CHANGE 2');
  expect((await said(changed))[1]).toEqual(['Night Market – Siem Reap 600 USD']);
  // A feed that is taken back says nothing.
  await desk.done(changed.id, 'undo');
  expect(await pricesOf(changed)).toEqual([]);
  expect(fares(await desk.applied(V1))).toBe('SAME 2');
});

test.each<[string, Files, string]>([
  [
    'a currency that is not ours',
    { 'fare_attributes.txt': 'fare_id,price,currency_type\nfar,9,EUR\nnear,9,EUR\n' },
    'LEFT 2',
  ],
  ['what is free', { 'fare_attributes.txt': 'fare_id,price,currency_type\nfar,0,USD\nnear,0.00,USD\n' }, 'LEFT 2'],
  [
    'zones that are counted on the way',
    { 'fare_rules.txt': 'fare_id,route_id,origin_id,destination_id,contains_id\nfar,,,,pp\nnear,,,,sr\n' },
    'LEFT 2',
  ],
  [
    'one of two lines in two currencies',
    {
      'fare_attributes.txt': 'fare_id,price,currency_type\nfar,1,USD\nnear,20000,KHR\n',
      'fare_rules.txt': 'fare_id,origin_id,destination_id\nfar,pp,sr\nnear,,\n',
    },
    'CREATE 1, LEFT 1',
  ],
])('%s: left out and told, and the lines come in', async (_, change, expected) => {
  const applied = await desk.applied({ ...V1, ...change });
  expect([applied.state, fares(applied)]).toEqual(['APPLIED', expected]);
  expect(leftOut(applied)).toHaveLength(2);
});

test('rules with hours are left out, and a product for children alone', async () => {
  const applied = await desk.applied({
    ...V2,
    'fare_products.txt': 'fare_product_id,amount,currency,rider_category_id\nnight,14,USD,adult\nkids,7,USD,child\n',
    'fare_leg_rules.txt':
      'from_area_id,to_area_id,fare_product_id,from_timeframe_group_id\ncapital,north,night,rush\ncapital,north,kids,\n',
  });
  expect(leftOut(applied).sort()).toEqual(['LEFT kids', 'LEFT night']);
  expect(await pricesOf(applied)).toEqual([]);
});

test.each<[string, Files, string[]]>([
  [
    'a price that is none',
    { 'fare_attributes.txt': 'fare_id,price,currency_type\nfar,cheap,USD\nnear,5,USD\n' },
    ['fare_attributes.txt:2 FORM', 'fare_rules.txt:2 UNKNOWN'],
  ],
  [
    'a fare twice',
    { 'fare_attributes.txt': 'fare_id,price,currency_type\nfar,1,USD\nfar,2,USD\nnear,5,USD\n' },
    ['fare_attributes.txt:3 TWICE'],
  ],
  ['a rule of no fare', { 'fare_rules.txt': 'fare_id\nfar\nelse\n' }, ['fare_rules.txt:3 UNKNOWN']],
  [
    'a column that is missing',
    { 'fare_attributes.txt': 'fare_id,price\nfar,1\nnear,1\n' },
    expect.arrayContaining(['fare_attributes.txt:1 NO_COLUMN']) as unknown as string[],
  ],
])('%s is told by its row, and nothing is taken', async (_, change, expected) => {
  const rehearsed = await desk.rehearsed(await packed({ ...V1, ...change }));
  expect(rehearsed.report!.problems.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual(expected);
  expect(fares(rehearsed)).toBe('');
});

test('prices of another operator’s feed are nobody else’s', async () => {
  const applied = await desk.applied(V1);
  expect(await pricesOf(applied, staff('operator', { operatorId: '999' }))).toEqual([]);
  expect(await pricesOf(applied, staff('all'))).toHaveLength(2);
  expect(await pricesOf({ ...applied, id: 'x' })).toEqual([]);
});
