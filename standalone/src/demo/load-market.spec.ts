import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ManualClock } from '@naga/kernel/clock.js';
import { createLog } from '@naga/server-kit/log.js';
import { cloneDatabase, type TestDatabase } from '@naga/server-kit/testing/test-database.js';
import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptSecrets } from '../secrets.js';
import { startSubgraphs, type Subgraphs } from '../subgraphs.js';
import { loadMarketOnce } from './load-market.js';
import { demoViewers } from './past/actors.js';
import { liveThePast } from './past/live-the-past.js';

const clock = new ManualClock('2026-12-04T10:00:00+07:00');
const log = createLog('silent');
const folder = mkdtempSync(join(tmpdir(), 'naga-market-'));
const env = {
  ...keptSecrets(folder),
  BASE_URL: 'http://localhost:4000',
  FILES_URL: join(folder, 'files'),
} as unknown as NodeJS.ProcessEnv;

const start = (databaseUrl: string): Promise<Subgraphs> => startSubgraphs({ databaseUrl, clock, log, env });

let database: TestDatabase;
let subgraphs: Subgraphs;
beforeAll(async () => {
  database = await cloneDatabase('template_standalone', async (url) => (await start(url)).close());
  subgraphs = await start(database.url);
});
afterAll(async () => {
  await subgraphs.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const count = async (subgraph: string, table: string): Promise<number> => {
  const rows = subgraphs.transportOf(subgraph).database.rows<{ n: number }>(`select count(*)::int as n from ${table}`);
  return (await rows)[0]!.n;
};
const counts = () =>
  Promise.all([
    count('catalogue', 'route_schedule'),
    count('pricing', 'base_ticket_price'),
    count('booking', 'operator_ticket_range'),
    count('experiences', 'experience'),
    count('users', 'account'),
  ]);

const journeys = async (from: string, to: string): Promise<number> => {
  const query = `{ searchJourneys(from: "${from}", to: "${to}", date: "2026-12-05") { journeys { id } } }`;
  const { data } = await subgraphs.transportOf('catalogue').send({ query }, guest());
  return (data as { searchJourneys: { journeys: unknown[] } }).searchJourneys.journeys.length;
};

/** What is ridden there and shown in no picture, or in one that is not kept. */
async function ridesWithoutPicture(from: string, to: string): Promise<unknown[]> {
  const query = `{ searchJourneys(from: "${from}", to: "${to}", date: "2026-12-05") {
    journeys { legs { operator { slug } vehicle { name gallery } } } } }`;
  const { data } = await subgraphs.transportOf('catalogue').send({ query }, guest());
  const { journeys: found } = (
    data as { searchJourneys: { journeys: { legs: { vehicle: { gallery: string[] } }[] }[] } }
  ).searchJourneys;
  const kept = new Set(readdirSync(join(folder, 'files/catalogue')).map((file) => `/files/catalogue/${file}`));
  return found
    .flatMap(({ legs }) => legs)
    .filter(({ vehicle: { gallery } }) => gallery.length === 0 || !gallery.every((path) => kept.has(path)));
}

test('the market is loaded once, sold at once, and repaired after a crash in the middle', async () => {
  expect(await loadMarketOnce(subgraphs, { scale: 2, clock })).toBe(true);
  const first = await counts();
  for (const rows of first) expect(rows).toBeGreaterThan(0);

  const original = await journeys('phnom-penh', 'siem-reap');
  expect(original).toBeGreaterThan(50);
  expect(await journeys('phnom-penh-2', 'siem-reap-2')).toBe(original);
  expect(await journeys('phnom-penh', 'siem-reap-2')).toBe(0);

  expect(await loadMarketOnce(subgraphs, { scale: 2, clock })).toBe(true);
  expect(await counts()).toEqual(first);

  const { database: tables } = subgraphs.transportOf('catalogue');
  await tables.rows('update standalone.market set done_at = null');
  await subgraphs
    .transportOf('catalogue')
    .contextFor(service('test'))
    .database.change('truncate route_schedule cascade');
  expect(await loadMarketOnce(subgraphs, { scale: 2, clock, isPictured: true })).toBe(true);
  expect(await counts()).toEqual(first);
  expect(await ridesWithoutPicture('phnom-penh-2', 'siem-reap-2')).toEqual([]);
});

async function asAccount(email: string): Promise<Viewer> {
  return (await demoViewers(subgraphs, [email.split('@')[0]!])).get(email.split('@')[0]!)!;
}

async function seenBy(email: string): Promise<{ departures: number | null; parcels: number | null }> {
  const viewer = await asAccount(email);
  const [{ data: rides }, { data: parcels }] = await Promise.all([
    subgraphs.transportOf('catalogue').send({ query: '{ departures(date: "2026-12-05") { total } }' }, viewer),
    subgraphs.transportOf('cargo').send({ query: '{ cargoBookings { total } }' }, viewer),
  ]);
  return {
    departures: (rides as { departures: { total: number } } | null)?.departures.total ?? null,
    parcels: (parcels as { cargoBookings: { total: number } } | null)?.cargoBookings.total ?? null,
  };
}

test('each account of the demonstration has something in its scope, and more the wider it is', async () => {
  const emails = ['admin', 'country.admin', 'operator.admin', 'branch.manager', 'operator.agent', 'operator.finance'];
  const others = ['support', 'cargo.agent', 'agency.owner', 'agency.staff', 'customer', 'partner'];
  const seen = Object.fromEntries(
    await Promise.all(
      [...emails, ...others].map(async (name) => [name, await seenBy(`${name}@naga.example`)] as const),
    ),
  );
  const falling = (...numbers: (number | null | undefined)[]) => {
    for (const [index, number] of numbers.entries()) {
      expect(number).toBeGreaterThan(0);
      if (index > 0) expect(number).toBeLessThan(numbers[index - 1]!);
    }
  };
  const of = (name: string) => seen[name]!;
  falling(of('admin').parcels, of('country.admin').parcels, of('operator.admin').parcels, of('branch.manager').parcels);
  falling(of('admin').departures, of('country.admin').departures, of('operator.admin').departures);
  falling(of('operator.admin').parcels, of('cargo.agent').parcels);
  expect(of('support')).toEqual(of('admin'));
  expect(of('operator.finance')).toEqual(of('operator.admin'));
  expect(of('operator.agent')).toEqual(of('branch.manager'));
  for (const name of ['agency.owner', 'agency.staff', 'partner']) expect(of(name).parcels).toBeNull();
  expect(of('customer')).toEqual({ departures: null, parcels: 0 });
});

test('its past is sound: the agency pays out of what it sent, earns, and some tickets wait for their codes', async () => {
  await liveThePast({ databaseUrl: database.url, clock, log, env }, 10);
  const booking = subgraphs.transportOf('booking').database;
  expect(await booking.rows('select 1 from ledger_entry having sum(debit) <> sum(credit)')).toEqual([]);
  const moved = await booking.rows<{ reason: string; amount: number }>(
    `select reason, sum(credit - debit)::int as amount from ledger_entry where account = 'agent_balance' group by reason`,
  );
  const sums = Object.fromEntries(moved.map(({ reason, amount }) => [reason, amount]));
  expect(sums).toEqual({
    top_up: 15_000,
    payment: expect.any(Number),
    commission: expect.any(Number),
    commission_back: expect.any(Number),
    refund: expect.any(Number),
  });
  const left = moved.reduce((sum, { amount }) => sum + amount, 0);
  expect(await booking.rows('select amount::int as amount from balance')).toEqual([{ amount: left }]);
  // The level's 7 %, rounded a seat, of fares that stand in payments with a fee.
  const share = (sums['commission']! + sums['commission_back']!) / -(sums['payment']! + sums['refund']!);
  expect(share).toBeGreaterThan(0.06);
  expect(share).toBeLessThan(0.07);
  const query = '{ awaitedCodes { total rows { operatorName } } }';
  const { data } = await subgraphs.transportOf('booking').send({ query }, await asAccount('admin@naga.example'));
  const waiting = { operatorName: 'Rice Field Bus' };
  expect(data).toEqual({ awaitedCodes: { total: 3, rows: [waiting, waiting, waiting] } });
});

/** What somebody finds in a list. */
async function finds<T>(name: string, lists: string, subgraph = 'booking'): Promise<T> {
  const { data, errors } = await subgraphs
    .transportOf(subgraph)
    .send({ query: `{ ${lists} }` }, await asAccount(`${name}@naga.example`));
  expect(errors).toBeUndefined();
  return data as T;
}

test('no list opens empty, and every desk has something to do', async () => {
  const lists = `ticketClassRecords { total } seatBlocks { total } overrules { rows { state } }
    askedTopUps(toDecide: true) { rows { kind reference } }
    custom: payLinks(kind: CUSTOM) { rows { state } } inReview: payLinks(kind: CUSTOM, inReview: true) { total }
    donations: payLinks(kind: DONATION) { rows { state } } disputed: settlements(filter: { state: DISPUTED }) { total }
    salesReport(by: AFFILIATE, from: "2026-11-01", to: "2026-12-31") { key } salesSummary(date: "2026-12-04") { inReview }`;
  expect(await finds('admin', lists)).toEqual({
    ticketClassRecords: { total: 2 },
    seatBlocks: { total: 4 },
    overrules: { rows: [{ state: 'waiting' }, { state: 'done' }] },
    askedTopUps: { rows: [{ kind: 'TRANSFER', reference: 'FT20261204' }] },
    custom: { rows: [{ state: 'OPEN' }, { state: 'PAID' }, { state: 'OPEN' }] },
    inReview: { total: 1 },
    donations: { rows: [{ state: 'PAID' }, { state: 'PAID' }] },
    disputed: { total: 1 },
    salesReport: [{ key: '1001' }],
    salesSummary: { inReview: 1 },
  });
  const states = [{ state: 'CONSUMED' }, { state: 'CONSUMED' }];
  const brought = await finds<{ affiliates: { rows: [{ bookings: number }] } }>(
    'admin',
    'affiliates { rows { bookings } }',
    'users',
  );
  expect(brought.affiliates.rows[0].bookings).toBeGreaterThan(0);
  expect(await finds('admin', 'couponUses { rows { state } }', 'pricing')).toEqual({ couponUses: { rows: states } });
  for (const name of ['operator.admin', 'branch.manager', 'operator.agent', 'operator.finance']) {
    const today = 'salesSummary(date: "2026-12-04") { toCollect }';
    const { salesSummary } = await finds<{ salesSummary: { toCollect: number } }>(name, today);
    expect([name, salesSummary.toCollect > 0]).toEqual([name, true]);
  }
});

test('addresses of the demonstration are known where bookings are', async () => {
  expect(await count('booking', 'verified_address')).toBe(await count('users', 'account'));
});

test("somebody else's operators are left alone", async () => {
  const { database: tables } = subgraphs.transportOf('catalogue');
  await tables.rows('delete from standalone.market');
  const before = await counts();
  expect(await loadMarketOnce(subgraphs, { scale: 2, clock })).toBe(false);
  expect(await counts()).toEqual(before);
});
