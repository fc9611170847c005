import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { TIMETABLE_EXAMPLE } from '@naga/kernel/timetable-example.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { type FeedDesk, feedDesk, type SeenImport } from './feed-desk.js';
import { packed, RIDER_CATEGORIES, SMALL, STATION_STOPS } from './gtfs.fixture.js';
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
  'stops.txt': STATION_STOPS,
  'rider_categories.txt': RIDER_CATEGORIES,
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

test('prices of a typed timetable lie ready, too, for who asks for them', async () => {
  const typed = TIMETABLE_EXAMPLE.replaceAll('2027', '2026').replace('12.7111', '12.0');
  const { id } = await desk.rehearsed(Buffer.from(typed), 'timetable.csv');
  const applied = await desk.done(id, 'apply');
  expect(fares(applied)).toBe('CREATE 2');
  const [capital, temples] = ['Phnom Penh Night Market', 'Siem Reap Old Market'];
  expect((await said(applied)).toSorted((a, b) => b.length - a.length)).toEqual([
    [`${capital} – Kampong Thom 600 USD`, `${capital} – ${temples} 1200 USD`, `Kampong Thom – ${temples} 750 USD`],
    [`${capital} – ${temples} 1200 USD`],
  ]);
});

/** A line of a town: so many stops, in zones of so many, and one trip along all of them. */
function town(stops: number, size: number, more: Files = {}): Files {
  const ids = Array.from({ length: stops }, (_, at) => at);
  const clock = (minutes: number) =>
    `${String(6 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
  const zoneOf = (at: number) => `z${Math.floor(at / size)}`;
  const zones = [...new Set(ids.map(zoneOf))];
  const rules = zones.flatMap((from, at) =>
    zones.slice(at).map((to) => `${from === to ? 'near' : 'far'},,${from},${to}`),
  );
  return {
    ...SMALL,
    'stops.txt': [
      'stop_id,stop_name,stop_lat,stop_lon,zone_id',
      ...ids.map((at) => `S${at},Stop ${at},${11.5 + at / 1000},104.9,${zoneOf(at)}`),
    ].join('\n'),
    'calendar_dates.txt': 'service_id,date,exception_type\n',
    'trips.txt': 'route_id,service_id,trip_id\nR,D,T1\n',
    'stop_times.txt': [
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      ...ids.map((at) => `T1,${clock(2 * at)},${clock(2 * at)},S${at},${at}`),
    ].join('\n'),
    'fare_attributes.txt': 'fare_id,price,currency_type\nnear,0.50,USD\nfar,1,USD\n',
    'fare_rules.txt': ['fare_id,route_id,origin_id,destination_id', ...rules].join('\n'),
    ...more,
  };
}
const OF_LINE = `select currency, jsonb_array_length(prices) as prices, (select array_agg(jsonb_array_length(z) order by ord)
  from jsonb_array_elements(zones) with ordinality as x(z, ord)) as zones from gtfs_line_price order by id`;

test.each<[string, Files, object[]]>([
  ['a line of 60 stops in three zones', town(60, 20), [{ currency: 'USD', prices: 6, zones: [20, 20, 20] }]],
  ['one fare for all of 100 stops', town(100, 100), [{ currency: 'USD', prices: 1, zones: [100] }]],
  ['60 stops with fares of their own', town(60, 1), [{ currency: 'USD', prices: 1770, zones: null }]],
  ['few stops keep prices of their own', town(20, 10), [{ currency: 'USD', prices: 190, zones: null }]],
])('many fares come in: %s', async (_, files, expected) => {
  expect(fares(await desk.applied(files))).toBe('CREATE 1');
  expect(await desk.database.rows(OF_LINE)).toEqual(expected);
  // The same once more is the same.
  expect(fares(await desk.applied(files))).toBe('SAME 1');
});

test('what is beyond that is left out, and says so', async () => {
  const applied = await desk.applied(town(70, 1));
  expect([applied.state, fares(applied)]).toEqual(['APPLIED', 'LEFT 1']);
  expect(applied.report!.items).toContainEqual(expect.objectContaining({ kind: 'FARE', reasons: ['FARE_MANY'] }));
});

test('where fares are by route, stops that cost the same are apart where other lines halt', async () => {
  const files = town(60, 60);
  const twoLines: Files = {
    ...files,
    'routes.txt': 'route_id,route_long_name,route_type\nR,All stops,3\nX,Express,3\n',
    'trips.txt': 'route_id,service_id,trip_id\nR,D,T1\nX,D,T2\n',
    'stop_times.txt': `${files['stop_times.txt']}\nT2,06:00:00,06:00:00,S0,1\nT2,07:00:00,07:00:00,S30,2\nT2,08:00:00,08:00:00,S59,3`,
    'fare_rules.txt': 'fare_id,route_id,origin_id,destination_id\nnear,R,,\nfar,X,,\n',
  };
  expect(fares(await desk.applied(twoLines))).toBe('CREATE 2');
  const told = await desk.database.rows(OF_LINE);
  // Three of the 60 stops are the express's as well: a zone for these, and one for the rest.
  expect(told).toEqual(
    expect.arrayContaining([
      { currency: 'USD', prices: 4, zones: [3, 57] },
      { currency: 'USD', prices: 3, zones: null },
    ]),
  );
});

const OF_FEED = `query ($importId: ID!, $lineId: ID!) { answer: feedPrices(importId: $importId, lineId: $lineId) {
  currency prices { amount } zones } }`;

test('neighbours are told what an applied feed says of a line, until it is being taken back', async () => {
  const applied = await desk.applied(V1);
  const [{ lineId }] = (await pricesOf(applied)) as [LinePrices];
  const ask = async (viewer = service('pricing')) =>
    (await desk.catalogue.run<{ answer: unknown }, object>(OF_FEED, { importId: applied.id, lineId }, viewer)).data
      ?.answer;
  expect(await ask()).toMatchObject({ currency: 'USD', zones: [] });
  expect(await ask(staff('all') as never)).toBeNull();
  await desk.ask('undo', applied.id);
  expect(await ask()).toBeNull();
  await desk.work();
  expect(await ask()).toBeNull();
});

test('a feed that is undone tells whose requests are to be withdrawn; one with approved prices is not undone', async () => {
  const applied = await desk.applied(V1);
  const lines = (await pricesOf(applied)).map(({ lineId }) => lineId);
  desk.standing.push(...lines);
  expect(await desk.done(applied.id, 'undo')).toMatchObject({ state: 'APPLIED', failure: 'IMPORT_NOT_UNDONE' });
  const query = `query ($id: ID!) { answer: gtfsImport(id: $id) { stoppedBy { kind rowId reason others names { en } } } }`;
  const viewer = staff('operator', { operatorId: desk.operatorId });
  const { data } = await desk.catalogue.run<{ answer: unknown }, object>(query, { id: applied.id }, viewer);
  const names = { en: expect.stringMatching(/ · Night Market – Siem Reap$/) };
  expect(data!.answer).toMatchObject({
    stoppedBy: { kind: 'LINE', rowId: lines[0], reason: 'PRICED', others: 1, names },
  });
  const events = () =>
    desk.database.rows(`select type, payload from outbox_event where type = 'feed.undone'
    and payload ->> 'importId' = '${applied.id}'`);
  expect(await events()).toEqual([]);

  desk.standing.length = 0;
  expect(await desk.done(applied.id, 'undo', desk.colleague)).toMatchObject({ state: 'UNDONE' });
  const payload = { importId: applied.id, operatorId: desk.operatorId, undoneById: desk.colleague.userId };
  expect(await events()).toEqual([{ type: 'feed.undone', payload }]);
});
