import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createGateway } from '@naga/gateway/gateway.js';
import { ManualClock } from '@naga/kernel/clock.js';
import { createLog } from '@naga/server-kit/log.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { cloneDatabase, type TestDatabase } from '@naga/server-kit/testing/test-database.js';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMarketOnce } from '../src/demo/load-market.js';
import { keptSecrets } from '../src/secrets.js';
import { startSubgraphs, type Subgraphs } from '../src/subgraphs.js';

const SUPERGRAPH = new URL('../../schema/supergraph.graphql', import.meta.url);
const BASE_URL = 'http://localhost:4000';
const clock = new ManualClock('2026-11-20T10:00:00+07:00');
const log = createLog('silent');
const folder = mkdtempSync(join(tmpdir(), 'naga-statements-'));
const secrets = keptSecrets(folder);

const start = (databaseUrl: string): Promise<Subgraphs> =>
  startSubgraphs({ databaseUrl, clock, log, env: { ...secrets, BASE_URL } as NodeJS.ProcessEnv });

let database: TestDatabase;
let subgraphs: Subgraphs;
let gateway: Awaited<ReturnType<typeof createGateway>>;
beforeAll(async () => {
  database = await cloneDatabase('template_standalone', async (url) => (await start(url)).close());
  subgraphs = await start(database.url);
  await loadMarketOnce(subgraphs, { scale: 1, clock });
  gateway = await createGateway({
    supergraphSdl: readFileSync(SUPERGRAPH, 'utf8'),
    transportOf: (name) => subgraphs.transportOf(name),
    databaseUrl: database.url,
    sessionSecret: secrets.SESSION_SECRET,
    baseUrl: BASE_URL,
    // Looking for a quiet pair of places is more than sixty searches.
    limits: { requests: 10_000, searches: 10_000, guesses: 10 },
    clock,
    log,
  });
});
afterAll(async () => {
  await gateway.close();
  await subgraphs.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** All that the list of results shows, and each ride's seats. */
const QUERY = `query ($from: String!, $to: String!) {
  searchJourneys(from: $from, to: $to, date: "2026-11-21", passengers: 2) {
    journeys {
      id
      freeSeats
      fare(adults: 2) { local { total { amount } } foreign { total { amount currency } } }
      legs { operator { name rating } vehicle { name amenities { name } } boarding { stop { name location { name } } } seatMap { seats { number state } } }
    }
  }
}`;

interface Listed {
  readonly data: {
    readonly searchJourneys: {
      readonly journeys: readonly {
        freeSeats: number | null;
        fare: object | null;
        legs: readonly { seatMap: { seats: readonly unknown[] } | null }[];
      }[];
    };
  };
}

async function list(from: string, to: string): Promise<Listed['data']['searchJourneys']['journeys']> {
  const response = await gateway.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: QUERY, variables: { from, to } },
  });
  expect(response.json()).not.toHaveProperty('errors');
  return response.json<Listed>().data.searchJourneys.journeys;
}

/** The list, and the statements it cost after the first time. */
async function counted(from: string, to: string) {
  await list(from, to);
  let journeys: Awaited<ReturnType<typeof list>> = [];
  const statements = await statementsOf(async () => void (journeys = await list(from, to)));
  for (const { freeSeats, fare, legs } of journeys) {
    expect([freeSeats, fare]).not.toContain(null);
    for (const { seatMap } of legs) expect(seatMap?.seats.length).toBeGreaterThan(0);
  }
  return { count: journeys.length, statements };
}

/** A pair of places with about ten journeys a day. */
async function quietPair(): Promise<[string, string]> {
  const query = '{ locationPairs { from { slug } to { slug } } }';
  const response = await gateway.inject({ method: 'POST', url: '/graphql', payload: { query } });
  type Pairs = { data: { locationPairs: { from: { slug: string }; to: { slug: string } }[] } };
  for (const { from, to } of response.json<Pairs>().data.locationPairs) {
    const { length } = await list(from.slug, to.slug);
    if (length >= 8 && length <= 12) return [from.slug, to.slug];
  }
  throw new Error('no pair of places has about ten journeys');
}

test('a list of journeys with fares and seats costs the same few statements for ten as for fifty and more', async () => {
  const many = await counted('phnom-penh', 'siem-reap');
  const few = await counted(...(await quietPair()));
  expect(many.count).toBeGreaterThanOrEqual(50);
  expect(few.count).toBeLessThanOrEqual(12);
  expect(many.statements.length).toBe(few.statements.length);
  // The seats that are taken are always asked of the tables; timetable and tariff are in memory.
  expect(many.statements.length).toBeGreaterThan(0);
  expect(many.statements.length).toBeLessThanOrEqual(4);
});
