import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CatalogueServices } from '@naga/catalogue/journey/asking.js';
import { readZip } from '@naga/catalogue/gtfs/read-zip.fixture.js';
import { PART_BYTES } from '@naga/catalogue/gtfs-import/upload-feed.command.js';
import { ManualClock } from '@naga/kernel/clock.js';
import { createLog } from '@naga/server-kit/log.js';
import { cloneDatabase, type TestDatabase } from '@naga/server-kit/testing/test-database.js';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMarketOnce } from '../src/demo/load-market.js';
import { keptSecrets } from '../src/secrets.js';
import { startSubgraphs, type Subgraphs } from '../src/subgraphs.js';
import { packed, RIDERS } from '../../subgraphs/catalogue/test/gtfs.fixture.js';
import { broken, BREAKS, SMALL } from './gtfs-broken.js';
import { RULES } from './gtfs-rules.js';
import { BEYOND_OUR_ARCHIVES, RULES_OF_OTHERS } from './gtfs-rules-of-others.js';
import { rowsOf, type Tables, tablesOf } from './gtfs-tables.js';

const clock = new ManualClock('2026-11-20T10:00:00+07:00');
const folder = mkdtempSync(join(tmpdir(), 'naga-gtfs-'));
const env = { ...keptSecrets(folder), BASE_URL: 'https://naga.example' } as NodeJS.ProcessEnv;
const start = (databaseUrl: string): Promise<Subgraphs> =>
  startSubgraphs({ databaseUrl, clock, log: createLog('silent'), env });

let database: TestDatabase;
let subgraphs: Subgraphs;
let market: Tables;
beforeAll(async () => {
  database = await cloneDatabase('template_standalone', async (url) => (await start(url)).close());
  subgraphs = await start(database.url);
  await loadMarketOnce(subgraphs, { scale: 1, clock });
  await subgraphs.transportOf('catalogue').runJob('publish-feed');
  market = tablesOf(readZip(await archive()));
});
afterAll(async () => {
  await subgraphs.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function ask<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await subgraphs.transportOf('catalogue').send({ query, variables }, guest());
  expect(errors).toBeUndefined();
  return data as T;
}

async function archive(): Promise<Buffer> {
  const { gtfsFeed } = await ask<{ gtfsFeed: { digest: string; parts: number } }>('{ gtfsFeed { digest parts } }');
  const query = 'query ($digest: String!, $part: Int!) { gtfsFeedPart(digest: $digest, part: $part) }';
  const content: Buffer[] = [];
  for (let part = 0; part < gtfsFeed.parts; part++) {
    const { gtfsFeedPart } = await ask<{ gtfsFeedPart: string }>(query, { digest: gtfsFeed.digest, part });
    content.push(Buffer.from(gtfsFeedPart, 'base64'));
  }
  return Buffer.concat(content);
}

describe('ERROR rules of the canonical validator', () => {
  /** All 93 of version 8.0.1, by `severity = ERROR` in its source. */
  test('each is kept, or asks of what no feed of ours has', () => {
    const named = [...Object.keys(RULES), ...Object.keys(RULES_OF_OTHERS), ...BEYOND_OUR_ARCHIVES];
    expect([named.length, new Set(named).size]).toEqual([93, 93]);
    const has = (where: string): boolean => {
      const [file, field] = where.split('/') as [string, string?];
      const table = market.get(file);
      return table !== undefined && (field === undefined || table.headings.includes(field));
    };
    expect(Object.entries(RULES_OF_OTHERS).filter(([, where]) => has(where))).toEqual([]);
  });

  test.each(Object.keys(RULES))('%s: the market keeps it, and who breaks it is found', (rule) => {
    const check = RULES[rule]!;
    expect(check(market)).toEqual([]);
    expect(check(tablesOf(new Map(Object.entries(SMALL))))).toEqual([]);
    expect(check(broken(rule))).not.toEqual([]);
  });
});

const clerk: Viewer = {
  ...guest({ grants: { 'catalogue.edit': 'all', 'schedule.edit': 'all', 'pricing.ask': 'all' } }),
  kind: 'user',
  userId: '9',
  roleId: 1,
};
/** A second person, who decides over what the clerk asks for. */
const boss: Viewer = { ...clerk, userId: '10', grants: { 'pricing.ask': 'all', 'pricing.edit': 'all' } };
async function answered<T>(
  query: string,
  variables: Record<string, unknown>,
  subgraph: 'catalogue' | 'pricing' = 'catalogue',
  viewer = clerk,
): Promise<T> {
  const { data, errors } = await subgraphs.transportOf(subgraph).send({ query, variables }, viewer);
  expect(errors).toBeUndefined();
  return (data as { answer: T }).answer;
}

/** All that an operator drives, as its clerk takes it out. */
async function takenOut(id: string): Promise<Buffer> {
  const made = 'mutation ($id: ID!) { answer: makeOperatorFeed(operatorId: $id) { ... on GtfsFeed { digest parts } } }';
  const { digest, parts } = await answered<{ digest: string; parts: number }>(made, { id });
  const one = `query ($id: ID!, $digest: String!, $part: Int!) {
    answer: operatorFeedPart(operatorId: $id, digest: $digest, part: $part) }`;
  const content: Buffer[] = [];
  for (let part = 0; part < parts; part++)
    content.push(Buffer.from(await answered<string>(one, { id, digest, part }), 'base64'));
  return Buffer.concat(content);
}

const sellers = (): string[] => [...new Set(rowsOf(market, 'routes.txt').map((row) => row['agency_id']!))].slice(0, 3);

test('what one operator takes out keeps every rule as well, and says its prices', async () => {
  for (const id of sellers()) {
    const own = tablesOf(readZip(await takenOut(id)));
    expect(rowsOf(own, 'trips.txt')).not.toEqual([]);
    expect(rowsOf(own, 'fare_rules.txt')).not.toEqual([]);
    expect(Object.entries(RULES).flatMap(([rule, check]) => check(own).map((wrong) => [rule, wrong]))).toEqual([]);
  }
});

interface Applied {
  readonly id: string;
  readonly state: string;
  /** 'FARE SAME' of what the report counts. */
  readonly counts: readonly string[];
}

/** Takes a feed in for an operator, first in rehearsal. */
async function applied(operatorId: string, bytes: Buffer): Promise<Applied> {
  const vehicles = await answered<{ id: string; transportType: string }[]>(
    'query ($operatorId: ID!) { answer: lineVehicles(operatorId: $operatorId) { id transportType } }',
    { operatorId },
  );
  const vehicleTypeIds = [...new Map(vehicles.map((one) => [one.transportType, one.id])).values()];
  const start = `mutation ($operatorId: ID!, $bytes: Int!, $vehicleTypeIds: [ID!]!) {
    answer: startGtfsImport(operatorId: $operatorId, fileName: "own.zip", bytes: $bytes, vehicleTypeIds: $vehicleTypeIds) {
      ... on GtfsImport { id } } }`;
  const { id } = await answered<{ id: string }>(start, { operatorId, bytes: bytes.length, vehicleTypeIds });
  const add = `mutation ($id: ID!, $position: Int!, $content: String!) {
    answer: addGtfsPart(id: $id, position: $position, content: $content) { ... on GtfsImport { id } } }`;
  for (let at = 0; at * PART_BYTES < bytes.length; at++) {
    const content = bytes.subarray(at * PART_BYTES, (at + 1) * PART_BYTES).toString('base64');
    await answered(add, { id, position: at, content });
  }
  for (const step of ['rehearse', 'apply']) {
    await answered(`mutation ($id: ID!) { answer: ${step}GtfsImport(id: $id) { ... on GtfsImport { id } } }`, { id });
    await subgraphs.transportOf('catalogue').runJob('work-on-imports');
  }
  const seen = `query ($id: ID!) { answer: gtfsImport(id: $id) { state report { counts { kind action count } } } }`;
  const { state, report } = await answered<{
    state: string;
    report: { counts: { kind: string; action: string; count: number }[] } | null;
  }>(seen, { id });
  const counted = report!.counts.filter(({ count }) => count > 0);
  return { id, state, counts: counted.map(({ kind, action }) => `${kind} ${action}`) };
}

async function linesOf({ id }: Applied): Promise<string[]> {
  const query = 'query ($id: ID!) { answer: gtfsLinePrices(importId: $id) { lineId } }';
  return (await answered<{ lineId: string }[]>(query, { id })).map(({ lineId }) => lineId);
}

/** Asks for what an import says of a line: ASKED, or SAME where it is so. */
async function askedOf({ id: importId }: Applied, lineId: string): Promise<string> {
  const query = `mutation ($importId: ID!, $lineId: ID!) { answer: askFeedPrices(importId: $importId, lineId: $lineId) {
    ... on FeedPricesAsked { outcome } } }`;
  return (await answered<{ outcome: string }>(query, { importId, lineId }, 'pricing')).outcome;
}

async function expectNothingAsked(feed: Applied): Promise<void> {
  const lines = await linesOf(feed);
  expect(lines).not.toEqual([]);
  for (const lineId of lines) expect(await askedOf(feed, lineId)).toBe('SAME');
}

const NOTHING_CHANGED = ['STOP SAME', 'LINE SAME', 'TRIP SAME', 'FARE SAME'];

test('what one operator takes out comes in again: nothing has changed, and nobody is asked for its prices', async () => {
  const [id] = sellers() as [string];
  const again = await applied(id, await takenOut(id));
  expect([again.state, again.counts]).toEqual(['APPLIED', NOTHING_CHANGED]);
  await expectNothingAsked(again);
});

test('each rule is broken once', () => expect(Object.keys(BREAKS)).toEqual(Object.keys(RULES)));

test('the market is all there: trips past midnight, ferries and taxis, prices, names in five languages', () => {
  const { services } = subgraphs.transportOf('catalogue').contextFor(guest());
  const { routes, operators } = (services as CatalogueServices).catalogue.current.rows;
  const selling = new Set(operators.filter(({ offline }) => !offline).map(({ id }) => id));
  const sold = routes.filter(({ operatorId }) => selling.has(operatorId)).map(({ id }) => id);
  expect(rowsOf(market, 'routes.txt').map((row) => row['route_id'])).toEqual(expect.arrayContaining(sold));
  expect(new Set(rowsOf(market, 'routes.txt').map((row) => row['route_type']))).toEqual(new Set(['3', '4', '1501']));
  expect(rowsOf(market, 'stop_times.txt').some((row) => row['arrival_time']! >= '24:00:00')).toBe(true);
  expect(new Set(rowsOf(market, 'translations.txt').map((row) => row['language']))).toEqual(
    new Set(['km', 'th', 'vi', 'es']),
  );
  const priced = new Set(rowsOf(market, 'fare_rules.txt').map((row) => row['route_id']));
  expect(rowsOf(market, 'routes.txt').filter((row) => !priced.has(row['route_id']))).toEqual([]);
});

interface SoldLine {
  readonly currency: string;
  readonly version: string;
  readonly pairs: readonly {
    readonly fromStopIds: readonly string[];
    readonly toStopIds: readonly string[];
    readonly price: Readonly<Record<'local' | 'foreign' | 'childLocal' | 'childForeign', number | null>> | null;
  }[];
  readonly request: { readonly id: string } | null;
}
const soldOn = (lineId: string): Promise<SoldLine> =>
  answered(
    `query ($lineId: ID!) { answer: linePrices(lineId: $lineId) { currency version request { id }
      pairs { fromStopIds toStopIds price { local foreign childLocal childForeign } } } }`,
    { lineId },
    'pricing',
  );
/** Grown-ups as the feed says, children half of it, visitors double. */
const sold = (local: number) => ({ local, foreign: 2 * local, childLocal: local / 2, childForeign: local });
const SOLD = [
  { currency: 'USD', prices: [sold(600), sold(1400), sold(600)] },
  { currency: 'USD', prices: [sold(1400)] },
  { currency: 'KHR', prices: [sold(1_000_000)] },
];
async function approved(lineId: string): Promise<void> {
  const { request } = await soldOn(lineId);
  const decide = `mutation ($id: ID!) { answer: decideTariffChange(id: $id, approve: true, commission: 1000) {
    ... on TariffChange { state } } }`;
  expect(await answered(decide, { id: request!.id }, 'pricing', boss)).toEqual({ state: 'applied' });
}

test('fares v2, with prices for children and visitors that were asked for since, go out and come in again', async () => {
  const [operatorId] = sellers() as [string];
  const first = await applied(operatorId, await packed(RIDERS));
  expect(first.counts).toContain('FARE CREATE');
  const lineIds = await linesOf(first);
  for (const lineId of lineIds) {
    // Two lines share their ends: the second finds its price sold.
    if ((await askedOf(first, lineId)) === 'SAME') continue;
    await approved(lineId);
    const { currency, version, pairs } = await soldOn(lineId);
    const prices = pairs.flatMap(({ fromStopIds: [fromStopId], toStopIds: [toStopId], price }) =>
      price === null ? [] : [{ fromStopId, toStopId, ...sold(price.local!) }],
    );
    const ask = `mutation ($lineId: ID!, $version: String!, $input: LinePricesInput!) {
      answer: askLinePrices(lineId: $lineId, version: $version, input: $input) { __typename } }`;
    await answered(ask, { lineId, version, input: { currency, prices } }, 'pricing');
    await approved(lineId);
  }
  const pricesOf = () =>
    Promise.all(
      lineIds.map(async (lineId) => {
        const { currency, pairs } = await soldOn(lineId);
        return { currency, prices: pairs.map(({ price }) => price) };
      }),
    );
  const before = await pricesOf();
  expect(before).toEqual(SOLD);
  const again = await applied(operatorId, await takenOut(operatorId));
  expect([again.state, again.counts]).toEqual(['APPLIED', NOTHING_CHANGED]);
  await expectNothingAsked(again);
  expect(await pricesOf()).toEqual(before);
});

/** Gives a line zones of its own at its two ends, and a price between them that no other line has. */
async function ownZonesOf(operatorId: string, lineId: string, [from, to]: readonly [string, string]): Promise<void> {
  const zone = async (stopId: string) => {
    const create = `mutation ($input: PricingZoneRecordInput!) { answer: createPricingZone(input: $input) {
      ... on PricingZoneRecord { id } } }`;
    const input = { name: `Express ${stopId}`, operatorId, routeId: lineId, stopIds: [stopId] };
    return (await answered<{ id: string }>(create, { input }, 'pricing', boss)).id;
  };
  const price = { currency: 'USD', local: 1100, foreign: 1100 };
  const ends = { fromZoneId: await zone(from), toZoneId: await zone(to) };
  const input = {
    effectiveFrom: '2026-11-20',
    operations: [{ kind: 'PUT_PRICE', passengerType: 'ADULT', ...ends, price }],
  };
  const draft = `mutation ($operatorId: ID!, $input: TariffChangeInput!) {
    answer: draftTariffChange(operatorId: $operatorId, input: $input) { ... on TariffChange { id version } } }`;
  const drafted = await answered<{ id: string; version: number }>(draft, { operatorId, input }, 'pricing', boss);
  const write = `mutation ($id: ID!, $version: Int!) { answer: writeTariffChange(id: $id, version: $version, commission: 1000) {
    ... on TariffChange { state } } }`;
  expect(await answered(write, drafted, 'pricing', boss)).toEqual({ state: 'applied' });
}

test('a line with zones of its own, that shares its stops with others: its prices go out and come in again', async () => {
  const [, operatorId] = sellers() as [string, string];
  const stopsOf = (own: Tables) => {
    const lineOf = new Map(rowsOf(own, 'trips.txt').map((row) => [row['trip_id'], row['route_id']!]));
    const calls = rowsOf(own, 'stop_times.txt').map((row) => [lineOf.get(row['trip_id'])!, row['stop_id']!] as const);
    return Map.groupBy(calls, ([line]) => line);
  };
  const halts = [...stopsOf(tablesOf(readZip(await takenOut(operatorId))))];
  const [line, way] = halts[0]!;
  const ends = [way[0]![1], way.at(-1)![1]] as const;
  const others = halts.filter(([other, stops]) => other !== line && stops.some(([, stop]) => stop === ends[0]));
  expect(others).not.toEqual([]);
  const number = (id: string): string => id.split('-').at(-1)!;
  await ownZonesOf(operatorId, number(line), [number(ends[0]), number(ends[1])]);

  const archived = await takenOut(operatorId);
  const own = tablesOf(readZip(archived));
  expect(Object.entries(RULES).flatMap(([rule, check]) => check(own).map((wrong) => [rule, wrong]))).toEqual([]);
  const rules = rowsOf(own, 'fare_rules.txt');
  expect(rules.filter((row) => row['fare_id'] === 'USD-1100').map((row) => row['route_id'])).toEqual([line]);
  expect(new Set(rules.map((row) => row['route_id']))).toEqual(new Set(halts.map(([id]) => id)));
  const again = await applied(operatorId, archived);
  expect([again.state, again.counts]).toEqual(['APPLIED', NOTHING_CHANGED]);
  await expectNothingAsked(again);
});
