import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import pricing from '../src/subgraph.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';
import { user } from './coupon-world.js';
import { playedCatalogue } from './played-catalogue.js';
import { FRIDAY } from './tariff.fixture.js';

interface SaidPrices {
  readonly currency: string;
  readonly prices: readonly { fromStopId: string; toStopId: string; amount: number }[];
  readonly zones: readonly (readonly string[])[];
}
const line = (id: string, stopIds: readonly string[]) => ({
  id,
  operatorId: '1',
  operatorCountryCode: 'KH',
  stops: stopIds.map((stopId) => ({ stopId, names: { en: `Stop ${stopId}` }, boards: true, leaves: true })),
});
/** The lines of a town: 9 of 40 stops, 8 shares two of them, 7 is a short one. */
const TOWN = Array.from({ length: 40 }, (_, at) => String(100 + at));
const LINES: Record<string, object> = {
  '9': line('9', TOWN),
  '8': line('8', ['101', '102', '201']),
  '7': line('7', ['301', '302', '303']),
};
/** Catalogue, reduced to lines and what applied feeds say of them. */
const said = new Map<string, SaidPrices>();
const catalogue = playedCatalogue({
  pricedLine: ({ id }) => LINES[String(id)] ?? null,
  feedPrices: ({ importId, lineId }) => said.get(`${importId as string} ${lineId as string}`) ?? null,
});

let world: TestSubgraph<PricingServices>;
beforeAll(async () => {
  world = await startTestSubgraph(pricing, { neighbours: { catalogue } });
});
afterAll(() => world.close());
beforeEach(async () => {
  said.clear();
  for (const table of ['tariff_change', 'base_ticket_price', 'zone_stop', 'pricing_zone', 'outbox_event'])
    await world.outside.change(`delete from ${table}`);
});

const BOSS = user('1', { 'pricing.ask': 'all', 'pricing.edit': 'all' });
const CLERK = user('4', { 'pricing.ask': 'operator' }, { operatorId: '1', countryCode: 'KH' });
const RIVAL = user('5', { 'pricing.ask': 'operator' }, { operatorId: '2', countryCode: 'KH' });

async function run<T>(query: string, variables: object, viewer: Viewer): Promise<T> {
  const { data, errors } = await world.run<{ answer: T }, object>(query, variables, viewer);
  if (errors) throw errors[0]!;
  return data!.answer;
}
const REFUSED = '... on Refused { code facts }';
const ask = (lineId: string, importId = '12', viewer: Viewer = CLERK) =>
  run<{ outcome?: string; code?: string }>(
    `mutation ($importId: ID!, $lineId: ID!) { answer: askFeedPrices(importId: $importId, lineId: $lineId) {
      ... on FeedPricesAsked { outcome } ${REFUSED} } }`,
    { importId, lineId },
    viewer,
  );
interface Asked {
  readonly pairCount: number;
  readonly pairs: readonly { fromStopIds: string[]; toStopIds: string[]; price: { local: number } | null }[];
  readonly request: {
    readonly id: string;
    readonly state: string;
    readonly importId: string | null;
    readonly pairs: readonly { fromStopIds: string[]; now: object | null; asked: { local: number } | null }[];
  } | null;
}
const pricesOf = (lineId: string, viewer: Viewer = BOSS) =>
  run<Asked>(
    `query ($lineId: ID!) { answer: linePrices(lineId: $lineId) { pairCount pairs { fromStopIds toStopIds price { local } }
      request { id state importId pairs { fromStopIds now { local } asked { local } } } } }`,
    { lineId },
    viewer,
  );
const decide = (id: string, viewer: Viewer = BOSS) =>
  run<{ code?: string }>(
    `mutation ($id: ID!) { answer: decideTariffChange(id: $id, approve: true, commission: 1000) {
      ... on TariffChange { state } ${REFUSED} } }`,
    { id },
    viewer,
  );
const quoted = async (from: string, to: string) => {
  const query = `query ($items: [QuoteItemInput!]!) { answer: quote(items: $items) { total } }`;
  const items = [{ ref: '1', fareKey: `1.9.500.${from}-${to}`, date: FRIDAY, nationality: 'LOCAL' }];
  return (await run<{ total: number } | null>(query, { items }, service('booking')))?.total;
};
const between = (fromStopId: string, toStopId: string, amount: number) => ({ fromStopId, toStopId, amount });
const FLAT: SaidPrices = { currency: 'USD', prices: [between('100', '101', 100)], zones: [TOWN] };
const SHORT: SaidPrices = { currency: 'USD', prices: [between('301', '303', 400)], zones: [] };
const undone = (importId: string, id = '6b7c0e0e-0000-4000-8000-000000000001') =>
  world.subgraph.consume({
    id,
    type: 'feed.undone',
    payload: { importId, operatorId: '1', undoneById: '44' },
    mode: 'live',
    requestId: `gtfs-import-${importId}`,
  });
const standing = (importId: string) =>
  run<string[]>(
    'query ($importId: ID!) { answer: standingFeedPrices(importId: $importId) }',
    { importId },
    service('catalogue'),
  );

test('what a feed says of a line is asked for once, however often somebody presses', async () => {
  said.set('12 7', SHORT);
  expect(await ask('7')).toEqual({ outcome: 'ASKED' });
  expect(await ask('7')).toEqual({ outcome: 'ASKED' });
  const { request } = await pricesOf('7');
  expect(request).toMatchObject({ state: 'waiting', importId: '12' });
  expect(request!.pairs.map(({ asked }) => asked?.local ?? null)).toEqual([null, 400, null]);
  expect(await world.outside.rows('select type from outbox_event')).toEqual([{ type: 'second_person.asked' }]);
  await decide(request!.id);
  expect(await quoted('301', '303')).toBe(400);
  expect(await ask('7')).toEqual({ outcome: 'SAME' });
});

test('a town’s line with one fare for all becomes one zone, which is ridden within', async () => {
  said.set('12 9', FLAT);
  expect((await pricesOf('9')).pairCount).toBe(780);
  await ask('9');
  const { request } = await pricesOf('9');
  expect(request!.pairs).toEqual([{ fromStopIds: TOWN.slice(0, -1), now: null, asked: { local: 100 } }]);
  await decide(request!.id);
  const { pairs } = await pricesOf('9');
  expect(pairs).toEqual([{ fromStopIds: TOWN.slice(0, -1), toStopIds: TOWN.slice(1), price: { local: 100 } }]);
  expect([await quoted('100', '139'), await quoted('120', '121'), await quoted('121', '120')]).toEqual([100, 100, 100]);
  expect(
    await world.outside
      .rows(`select name, (select count(*)::int from zone_stop s where s.pricing_zone_id = z.id) as stops
      from pricing_zone z where name like 'Stop%'`),
  ).toEqual([{ name: 'Stop 100 – Stop 139', stops: 40 }]);
  expect(await ask('9')).toEqual({ outcome: 'SAME' });
});

test('lines that share stops are approved one after the other: what the first brought is what the second asks', async () => {
  said.set('12 9', FLAT);
  said.set('12 8', { currency: 'USD', prices: [between('101', '102', 100), between('102', '201', 300)], zones: [] });
  await ask('9');
  await ask('8');
  const [first, second] = [(await pricesOf('9')).request!, (await pricesOf('8')).request!];
  expect(await decide(first.id)).not.toHaveProperty('code');
  expect(await decide(second.id)).not.toHaveProperty('code');
  expect([await quoted('101', '102'), await quoted('102', '201'), await quoted('101', '201')]).toEqual([100, 300, 300]);
});

test('prices that somebody wrote otherwise meanwhile are not approved', async () => {
  said.set('12 7', SHORT);
  said.set('13 7', { ...SHORT, prices: [between('301', '302', 90)] });
  await ask('7');
  const { request } = await pricesOf('7');
  await world.outside.change(`update tariff_change set state = 'withdrawn' where id = ${request!.id}`);
  await ask('7', '13');
  await decide((await pricesOf('7')).request!.id);
  await world.outside.change(`update tariff_change set state = 'waiting' where id = ${request!.id}`);
  expect(await decide(request!.id)).toEqual({ code: 'TARIFF_CHANGED', facts: { operations: [] } });
});

test('of a feed that is being taken back nothing is asked for and nothing approved', async () => {
  expect(await ask('7')).toEqual({ code: 'FEED_UNDONE', facts: {} });
  said.set('12 7', SHORT);
  await ask('7');
  said.clear();
  const { request } = await pricesOf('7');
  expect(await decide(request!.id)).toEqual({ code: 'FEED_UNDONE', facts: {} });
  expect(await quoted('301', '303')).toBeUndefined();
});

test('once a feed is undone what waits of it is withdrawn, in the name of who undid it, and nothing else', async () => {
  said.set('12 7', SHORT);
  said.set('13 8', { currency: 'USD', prices: [between('101', '102', 100)], zones: [] });
  await ask('7');
  await ask('8', '13');
  for (let time = 0; time < 2; time++) await undone('12');
  expect((await pricesOf('7')).request).toBeNull();
  expect((await pricesOf('8')).request).toMatchObject({ state: 'waiting' });
  const states = 'select state, decided_by_id::text as by from tariff_change where import_id = 12';
  expect(await world.outside.rows(states)).toEqual([{ state: 'withdrawn', by: '44' }]);
  const [entry, ...more] = await world.outside.rows(`select action, changes -> 'state' as state, service,
    on_behalf_of::text as behalf, request_id as request from audit_entry
    where entity = 'TariffChange' and changes -> 'state' ->> 1 = 'withdrawn' and on_behalf_of is not null`);
  expect(entry).toMatchObject({
    state: ['waiting', 'withdrawn'],
    service: 'pricing',
    behalf: '44',
    request: 'gtfs-import-12',
  });
  expect(more).toEqual([]);
});

test('what was approved is told as long as it is sold so', async () => {
  said.set('12 7', SHORT);
  await ask('7');
  expect(await standing('12')).toEqual([]);
  await decide((await pricesOf('7')).request!.id);
  expect(await standing('12')).toEqual(['7']);
  expect(await standing('13')).toEqual([]);
  said.set('14 7', { ...SHORT, prices: [between('301', '303', 450)] });
  await ask('7', '14');
  await decide((await pricesOf('7')).request!.id);
  expect([await standing('12'), await standing('14')]).toEqual([[], ['7']]);
  // What was approved stays sold, and stays in the book as it was.
  await undone('14');
  expect(await quoted('301', '303')).toBe(450);
  expect(await world.outside.rows('select state from tariff_change where import_id = 14')).toEqual([
    { state: 'applied' },
  ]);
});

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
/** By another connection: within a transaction the activity is looked at once. */
async function somebodyWaits(): Promise<void> {
  for (let looks = 0; looks < 2000; looks++) if ((await world.outside.rows(WAITING)).length > 0) return;
  throw new Error('nobody waited');
}

test('who decides at this very moment is waited for', async () => {
  said.set('12 7', SHORT);
  await ask('7');
  const { id } = (await pricesOf('7')).request!;
  await decide(id);
  await world.outside.change(`update tariff_change set state = 'waiting', number = null where id = ${id}`);
  let answer: Promise<string[]>;
  await inRowTransaction(world.outside, async (transaction) => {
    await transaction.rows(`update tariff_change set state = 'applied', number = 99 where id = ${id}`);
    answer = standing('12');
    await somebodyWaits();
  });
  expect(await answer!).toEqual(['7']);
});

test.each<[string, Viewer, string]>([
  ['a rival', RIVAL, 'RECORD_NOT_FOUND'],
  ['a guest', guest(), 'UNAUTHENTICATED'],
  ['who looks after the catalogue alone', user('3', { 'catalogue.edit': 'all' }), 'FORBIDDEN'],
])('%s asks for nothing', async (_, viewer, code) => {
  said.set('12 7', SHORT);
  const answer = await ask('7', '12', viewer).catch((error: { extensions: { code: string } }) => error.extensions);
  expect(answer).toMatchObject({ code });
  expect((await pricesOf('7')).request).toBeNull();
});

test('what stands is told to neighbours alone', async () => {
  const query = 'query { answer: standingFeedPrices(importId: "12") }';
  await expect(run(query, {}, BOSS)).rejects.toMatchObject({ extensions: { code: expect.any(String) } });
});
