import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ACT_AS_TEST } from '@naga/server-kit/testing/start-test-subgraph.js';
import pg from 'pg';
import { pino } from 'pino';
import { livingCatalogue } from '../src/memory/living-catalogue.js';
import { ask, catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
const operator = market.operator('mekong');
const route = market.route(operator, stops);
const morning = market.departure(route, ['07:30', '10:30']);
const noon = market.departure(route, ['12:00', '15:00']);

let catalogue: TestCatalogue;
let outside: pg.Client;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
  outside = new pg.Client({ connectionString: catalogue.databaseUrl, options: '-c search_path=catalogue,public' });
  await outside.connect();
  await outside.query(ACT_AS_TEST);
});
afterAll(async () => {
  await outside.end();
  await catalogue.close();
});

async function sold(): Promise<string[]> {
  const query = `{ searchJourneys(from: "phnom-penh", to: "kampot", date: "2026-11-24") { journeys { legs { routeScheduleId } } } }`;
  type Answer = { searchJourneys: { journeys: { legs: { routeScheduleId: string }[] }[] } };
  const { searchJourneys } = await ask<Answer>(catalogue, query);
  return searchJourneys.journeys.map(({ legs }) => legs[0]!.routeScheduleId);
}
const settled = () => catalogue.subgraph.services.catalogue.settled();

test('a change of another process is seen as soon as it is committed', async () => {
  expect(await sold()).toEqual([morning, noon]);
  await outside.query('begin');
  await outside.query('update route_schedule set disabled = true where id = $1', [noon]);
  await settled();
  expect(await sold()).toEqual([morning, noon]);
  await outside.query('commit');
  await settled();
  expect(await sold()).toEqual([morning]);
});

test.each([
  ['a stop is suspended', `update route_stop set current_status = 'SUSPENDED' where position = 1`, []],
  ['it is served again', `update route_stop set current_status = 'ACTIVE'`, [morning]],
  ['an operator goes offline', 'update operator set offline = true', []],
  ['it comes back', 'update operator set offline = false', [morning]],
  ['a schedule leaves its weekday', `update route_schedule set days_of_week = '{1}'`, []],
  ['a schedule is sold again', `update route_schedule set days_of_week = '{2}', disabled = false`, [morning, noon]],
  ['a timing is removed', `delete from route_timing where id = ${morning}`, [noon]],
])('%s', async (_name, statement, expected) => {
  await outside.query(statement);
  await settled();
  expect(await sold()).toEqual(expected);
});

test('the timetable follows by itself, within a second', async () => {
  const took: number[] = [];
  // Other tests may hold the machine for a while: the best of a few rounds is what following costs.
  while (took.length < 5 && !took.some((milliseconds) => milliseconds < 1000)) {
    const started = performance.now();
    await outside.query('update operator set offline = true');
    await until(async () => (await sold()).length === 0);
    took.push(performance.now() - started);
    await outside.query('update operator set offline = false');
    await settled();
  }
  expect(Math.min(...took)).toBeLessThan(1000);
});

test('many changes are read once', async () => {
  const log = pino({ level: 'silent' });
  const generations = new Set<unknown>();
  const living = await livingCatalogue({
    database: catalogue.subgraph.database,
    databaseUrl: catalogue.databaseUrl,
    clock: catalogue.clock,
    log,
  });
  generations.add(living.current);
  for (let n = 0; n < 20; n++) await outside.query('update operator set review_count = review_count + 1');
  await living.settled();
  generations.add(living.current);
  await living.settled();
  generations.add(living.current);
  await living.stop();
  expect(generations.size).toBe(2);
});

test('a lost connection is made again, and what changed meanwhile is read', async () => {
  const listeners = `select pid from pg_stat_activity where application_name = 'catalogue_changed' and datname = current_database()`;
  const { rows } = await outside.query<{ pid: number }>(listeners);
  await outside.query('begin');
  await outside.query('update operator set offline = true');
  for (const { pid } of rows) await outside.query('select pg_terminate_backend($1)', [pid]);
  await outside.query('commit');
  await until(async () => (await sold()).length === 0);
  await outside.query('update operator set offline = false');
  await until(async () => (await sold()).length === 1);
  expect(await sold()).toEqual([noon]);
});

test('rows that would make no timetable are refused', async () => {
  const wrong = [
    `update route_schedule set days_of_week = '{9}'`,
    'update timing_stop set arrival_time = 1440',
    'update route_stop set stop_id = 999',
  ];
  for (const statement of wrong) await expect(outside.query(statement)).rejects.toThrow(/constraint/);
});

test('tables that cannot be read leave the last catalogue standing', async () => {
  await outside.query('alter table timing_stop rename to hidden');
  await outside.query('update operator set offline = true');
  await settled();
  expect(await sold()).toEqual([noon]);
  await outside.query('alter table hidden rename to timing_stop');
  await outside.query('update operator set offline = false where offline');
  await outside.query(`update route_schedule set days_of_week = '{1}'`);
  await settled();
  expect(await sold()).toEqual([]);
});

/** Asks again and again, giving way to everything else; a test that never becomes true ends by jest's own time. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await outside.query('select 1');
}

test('what booking tells of reviews is the rating everybody sees, whichever word of it arrives last', async () => {
  const tell = (rating: number | null, reviewCount: number, at: string) =>
    catalogue.subgraph.consume({
      id: crypto.randomUUID(),
      type: 'operator.rated',
      payload: { operatorId: operator, rating, reviewCount, at: Date.parse(at) },
      mode: 'live',
      requestId: 'req-1',
    });
  const seen = async () => {
    await settled();
    return ask(catalogue, '{ operator(slug: "mekong") { rating reviewCount reviewsOperatorId } }');
  };
  await tell(4.4, 12, '2026-11-20T10:00:00Z');
  await tell(4.3, 11, '2026-11-20T09:59:59Z');
  expect(await seen()).toEqual({ operator: { rating: 4.4, reviewCount: 12, reviewsOperatorId: operator } });
  await tell(null, 0, '2026-11-20T10:00:01Z');
  expect(await seen()).toEqual({ operator: { rating: null, reviewCount: 0, reviewsOperatorId: operator } });
});
