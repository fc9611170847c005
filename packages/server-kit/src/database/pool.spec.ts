import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { type Door, doorOf } from '../testing/door.fixture.js';
import { Database } from './database.js';
import { openPool } from './pool.js';

let door: Door;
beforeAll(async () => {
  door = await doorOf(process.env['TEST_DATABASE_URL']!);
});
afterAll(() => door.close());

test('a connection that breaks in use fails its query and nothing else', async () => {
  const lost: string[] = [];
  const pool = openPool({ connectionString: door.url }, ({ message }) => lost.push(message));
  const client = await pool.connect();
  const asked = expect(client.query('select pg_sleep(60)')).rejects.toThrow();
  void door.shut(1);
  await asked;
  client.release(true);
  door.open();
  expect((await pool.query('select 42 as answer')).rows).toEqual([{ answer: 42 }]);
  expect(lost.length).toBeGreaterThan(0);
  await pool.end();
});

test('a connection that breaks within a transaction of an EntityManager leaves its place in the pool', async () => {
  const database = await Database.open({ url: door.url, schema: 'public', entities: [], migrations: [], poolSize: 1 });
  const broken = database.em().transactional(async (em) => {
    const asked = em.getConnection().execute('select pg_sleep(60)', [], 'run', em.getTransactionContext());
    void door.shut(1);
    await asked;
  });
  await expect(broken).rejects.toThrow();
  door.open();
  expect(await database.em().getConnection().execute('select 42 as answer')).toEqual([{ answer: 42 }]);
  await database.close();
});

const sessionsOf = async (client: pg.Client, names: readonly string[]): Promise<number> =>
  (await client.query('select 1 from pg_stat_activity where application_name = any($1)', [names])).rowCount ?? 0;

test('what is closed has left the database, which may then be stopped without an error', async () => {
  const url = process.env['TEST_DATABASE_URL']!;
  const outside = new pg.Client({ connectionString: url });
  await outside.connect();
  const names = ['leaving', 'leaving-rows'];
  const database = await Database.open({ url, schema: 'leaving', entities: [], migrations: [], poolSize: 5 });
  const five = [1, 2, 3, 4, 5];
  await Promise.all(five.map(() => database.rows('select pg_sleep(0.01)')));
  await Promise.all(five.map(() => database.orm.em.fork().getConnection().execute('select pg_sleep(0.01)')));
  expect(await sessionsOf(outside, names)).toBe(10);
  await database.close();
  expect(await sessionsOf(outside, names)).toBe(0);
  await outside.end();
});
