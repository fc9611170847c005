import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ManualClock } from '@naga/kernel/clock.js';
import { createLog } from '@naga/server-kit/log.js';
import { cloneDatabase, type TestDatabase } from '@naga/server-kit/testing/test-database.js';
import { guest, service } from '@naga/server-kit/viewer/viewer.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptSecrets } from '../secrets.js';
import { startSubgraphs, type Subgraphs } from '../subgraphs.js';
import { loadMarketOnce } from './load-market.js';

const clock = new ManualClock('2026-11-20T10:00:00+07:00');
const log = createLog('silent');
const folder = mkdtempSync(join(tmpdir(), 'naga-market-'));
const env = { ...keptSecrets(folder), BASE_URL: 'http://localhost:4000' } as unknown as NodeJS.ProcessEnv;

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
  const query = `{ searchJourneys(from: "${from}", to: "${to}", date: "2026-11-21") { journeys { id } } }`;
  const { data } = await subgraphs.transportOf('catalogue').send({ query }, guest());
  return (data as { searchJourneys: { journeys: unknown[] } }).searchJourneys.journeys.length;
};

test('the market is loaded once, sold at once, and repaired after a crash in the middle', async () => {
  const began = performance.now();
  expect(await loadMarketOnce(subgraphs, { scale: 2, clock })).toBe(true);
  expect(performance.now() - began).toBeLessThan(20_000);
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
  expect(await loadMarketOnce(subgraphs, { scale: 2, clock })).toBe(true);
  expect(await counts()).toEqual(first);
});

test("somebody else's operators are left alone", async () => {
  const { database: tables } = subgraphs.transportOf('catalogue');
  await tables.rows('delete from standalone.market');
  const before = await counts();
  expect(await loadMarketOnce(subgraphs, { scale: 2, clock })).toBe(false);
  expect(await counts()).toEqual(before);
});
