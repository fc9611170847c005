import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readZip } from '../src/gtfs/read-zip.fixture.js';
import { ask, catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const capital = market.place('phnom-penh', { names: { en: 'Phnom Penh', km: 'ភ្នំពេញ', th: 'พนมเปญ' } });
const temples = market.place('siem-reap', { names: { en: 'Siem Reap', km: 'សៀមរាប' } });
const [river, market1] = [market.stop(capital, 'Night Market'), market.stop(capital, 'Olympic "West", Gate 1')];
const skuon = market.stop(temples, 'Rest place', { latitude: 12.05, longitude: 105.07 });
const end = market.stop(temples, 'Siem Reap office', { latitude: 13.36, longitude: 103.86 });
const mekong = market.operator('mekong', {
  names: { en: 'Mekong Express', km: 'មេគង្គ' },
  website: 'https://mekong.example/',
  phone: '+855 23 427 518',
  email: 'not an address',
});
const away = market.operator('away', { offline: true, website: 'not an address' });
const night = market.route(mekong, [river, market1, skuon, end], 'BUS', [{}, {}, { currentStatus: 'SUSPENDED' }]);
const overnight = market.departure(night, ['22:30', '22:45', '23:59', '05:10'], {
  schedule: { daysOfWeek: [5, 6, 7], blockingFrom: '2026-12-26', blockingTo: '2026-12-26' },
});
const season = market.departure(night, ['07:00', '07:15', '09:00', '13:00'], {
  schedule: { allowFrom1: '2026-12-01', allowTo1: '2026-12-03' },
});
market.departure(night, ['08:00', '08:15', '10:00', '14:00'], { schedule: { disabled: true } });
market.departure(night, ['09:00', '09:15', '11:00', '15:00'], { schedule: { routeForUser: 'STAFF' } });
market.departure(market.route(away, [river, end]), ['09:00', '15:00']);

/** What pricing was asked, and how it answers: $12 to the end, nothing in between. */
const asked: string[][] = [];
let price: number | null = 1200;
const pricing: Transport = {
  async send({ variables }) {
    const offers = variables!['offers'] as string[][];
    asked.push(...offers);
    const fare = (rides: readonly string[]) => rides[0]!.includes(`-${end}/1:0`) && price !== null;
    return { data: { lowestFares: offers.map((rides) => (fare(rides) ? { amount: price, currency: 'USD' } : null)) } };
  },
};

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market, { neighbours: { pricing }, env: { BASE_URL: 'https://naga.example/' } });
  await catalogue.subgraph.runJob('publish-feed');
});
afterAll(() => catalogue.close());

interface Feed {
  readonly digest: string;
  readonly bytes: number;
  readonly parts: number;
}

const feed = async (): Promise<Feed | null> =>
  (await ask<{ gtfsFeed: Feed | null }>(catalogue, '{ gtfsFeed { digest bytes parts } }')).gtfsFeed;

async function part(digest: string, number: number): Promise<string | null> {
  const query = 'query ($digest: String!, $part: Int!) { gtfsFeedPart(digest: $digest, part: $part) }';
  return (await ask<{ gtfsFeedPart: string | null }>(catalogue, query, { digest, part: number })).gtfsFeedPart;
}

async function files(): Promise<Map<string, string>> {
  const { digest, bytes, parts } = (await feed())!;
  const content: Buffer[] = [];
  for (let number = 0; number < parts; number++) content.push(Buffer.from((await part(digest, number))!, 'base64'));
  const archive = Buffer.concat(content);
  expect(archive.length).toBe(bytes);
  return readZip(archive);
}

const rows = async (name: string): Promise<string[]> => (await files()).get(name)!.trimEnd().split('\r\n').slice(1);

test.each([
  [
    'operators that sell something, with the site where they have none of their own',
    'agency.txt',
    [
      `${mekong},Mekong Express,https://mekong.example/,Asia/Phnom_Penh,en,+855 23 427 518,,https://naga.example/operators/mekong`,
    ],
  ],
  ['routes', 'routes.txt', [`${night},${mekong},route ${night},3`]],
  [
    'trips on sale to everybody, towards a town',
    'trips.txt',
    [`${night},days-1,${overnight},Siem Reap`, `${night},days-2,${season},Siem Reap`],
  ],
  [
    'times past midnight count on, and a suspended stop is passed',
    'stop_times.txt',
    [
      `${overnight},22:30:00,22:30:00,stop-${river},0,0,1,1`,
      `${overnight},22:45:00,22:45:00,stop-${market1},1,0,0,1`,
      `${overnight},29:10:00,29:10:00,stop-${end},2,1,0,1`,
      `${season},07:00:00,07:00:00,stop-${river},0,0,1,1`,
      `${season},07:15:00,07:15:00,stop-${market1},1,0,0,1`,
      `${season},13:00:00,13:00:00,stop-${end},2,1,0,1`,
    ],
  ],
  [
    'weekdays within the season, as far ahead as one may buy',
    'calendar.txt',
    ['days-1,0,0,0,0,1,1,1,20261120,20270516', 'days-2,0,1,1,1,0,0,0,20261201,20261203'],
  ],
  ['a blocked day', 'calendar_dates.txt', ['days-1,20261226,2']],
  ['fares of pairs that have a price', 'fare_attributes.txt', [`${mekong}-USD-1200,12.00,USD,1,0,${mekong}`]],
  [
    'between which stops they hold',
    'fare_rules.txt',
    [
      `${mekong}-USD-1200,${night},stop-${river},stop-${end}`,
      `${mekong}-USD-1200,${night},stop-${market1},stop-${end}`,
    ],
  ],
  [
    'names in other languages',
    'translations.txt',
    [
      `agency,agency_name,km,មេគង្គ,${mekong},`,
      `stops,stop_name,km,ភ្នំពេញ,location-${capital},`,
      `stops,stop_name,th,พนมเปญ,location-${capital},`,
      'trips,trip_headsign,km,សៀមរាប,,Siem Reap',
    ],
  ],
])('%s', async (_, name, expected) => expect(await rows(name)).toEqual(expected));

test('stops stand by themselves, and those that lie together in their station; names are quoted', async () => {
  const all = await rows('stops.txt');
  expect(all.map((row) => row.split(',')[0])).toEqual([
    `location-${capital}`,
    ...[river, market1, end].map((id) => `stop-${id}`),
  ]);
  expect(all[0]).toContain(',1,,Asia/Phnom_Penh');
  expect(all[2]).toBe(
    `stop-${market1},"Olympic ""West"", Gate 1",11.000000,104.000000,stop-${market1},0,location-${capital},Asia/Phnom_Penh`,
  );
});

test('the feed says from when to when it is good, and which one it is', async () => {
  const [info] = await rows('feed_info.txt');
  expect(info).toMatch(/^Naga,https:\/\/naga\.example,en,en,20261120,20270519,[0-9a-f]{16}$/);
});

test('prices are asked for the first day on which a ride is sold', () => {
  const firsts = asked.flat().map((offer) => offer.slice(0, 10));
  expect([...new Set(firsts)].toSorted()).toEqual(['2026-11-20', '2026-12-01']);
});

test('the same offer is the same feed; another price is another one, and who reads the one before comes to its end', async () => {
  const before = (await feed())!;
  await catalogue.subgraph.runJob('publish-feed');
  expect(await feed()).toEqual(before);
  price = 900;
  await catalogue.subgraph.runJob('publish-feed');
  const after = (await feed())!;
  expect(after.digest).not.toBe(before.digest);
  expect(await part(before.digest, 0)).not.toBeNull();
  price = null;
  await catalogue.subgraph.runJob('publish-feed');
  expect(await rows('fare_rules.txt')).toEqual([]);
  expect(await part(before.digest, 0)).toBeNull();
});

test('there is no part beyond the last, nor of a feed that never was', async () => {
  const { digest, parts } = (await feed())!;
  expect(await part(digest, parts)).toBeNull();
  expect(await part(digest, -1)).toBeNull();
  for (const never of ['nothing', '', '\0', '0'.repeat(64)]) expect(await part(never, 0)).toBeNull();
});

test('nothing on sale is no feed', async () => {
  await catalogue.outside.change('update operator set offline = true');
  await catalogue.subgraph.services.catalogue.settled();
  await catalogue.subgraph.runJob('publish-feed');
  expect(await feed()).toBeNull();
});
