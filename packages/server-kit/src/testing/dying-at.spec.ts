import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Pool } from 'pg';
import { Database } from '../database/database.js';
import { openPool } from '../database/pool.js';
import { inRowTransaction } from '../database/row-transaction.js';
import { afterEachStatement, dyingAt, stumblingAt } from './dying-at.js';
import { rowVersions } from './row-versions.js';
import { cloneDatabase, type TestDatabase } from './test-database.js';

const UPDATE = 'update seat set taken = taken + 1';

let made: TestDatabase;
let database: Database;
beforeAll(async () => {
  made = await cloneDatabase('template_nothing', () => Promise.resolve());
  database = await Database.open({ url: made.url, schema: 'public', entities: [], migrations: [] });
  await database.rows('create table seat (taken int)');
  await database.rows('insert into seat values (0)');
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

const kept = (): Promise<string> => rowVersions(database, 'public');
const nothingTaken = async (): Promise<void> => void (await database.rows('update seat set taken = 0'));

test.each([
  ['plain rows', () => inRowTransaction(database, (transaction) => transaction.rows(UPDATE))],
  [
    'an EntityManager',
    () =>
      database.em().transactional((em) => em.getConnection().execute(UPDATE, [], 'run', em.getTransactionContext())),
  ],
] as const)(
  '%s: whoever comes after one that was killed finds his locks gone, and nothing of his work unless it was committed',
  async (_of, work) => {
    const commits: string[] = [];
    const killings = await afterEachStatement({
      make: nothingTaken,
      act: work,
      kept,
      look: async (_made, n) => {
        const free = await database.rows<{ taken: number }>('select taken from seat for update skip locked');
        commits.push(`${n}: ${free.map(({ taken }) => taken).join()}`);
      },
    });
    expect([killings, commits]).toEqual([3, ['1: 0', '3: 1', '4: 1']]);
  },
);

test('every statement is its last once; what leaves all as it was is looked at the first time only', async () => {
  const told: string[] = [];
  let others = 0;
  const killings = await afterEachStatement({
    make: nothingTaken,
    act: async () => {
      await inRowTransaction(database, async (transaction) => {
        for (const _ of [1, 2, 3]) await transaction.rows(UPDATE);
        others++;
        await transaction.rows(UPDATE);
      });
      await database.rows(UPDATE);
    },
    kept: async () => `${await kept()} ${others}`,
    look: async (_made, n, died) => {
      const [seat] = await database.rows<{ taken: number }>('select taken from seat');
      told.push(`${n}: ${died ? 'killed' : 'alive'} at ${seat!.taken}, others ${others}`);
    },
  });
  expect(killings).toBe(7);
  expect(told).toEqual([
    '1: killed at 0, others 0',
    '5: killed at 0, others 1',
    '6: killed at 4, others 2',
    '7: killed at 5, others 3',
    '8: alive at 5, others 4',
  ]);
});

test.each([
  ['in a transaction', 2, 0, (pool: Pool) => inRowTransaction({ pool, begin: 'begin' }, (one) => one.rows(UPDATE))],
  ['outside of any', 1, 1, (pool: Pool) => pool.query(UPDATE)],
] as const)(
  'who dies %s: what was open is undone, and the connection serves whoever comes next',
  async (_where, n, taken, adds) => {
    await nothingTaken();
    const pool = openPool({ connectionString: made.url, max: 1, idleTimeoutMillis: 0 });
    const { rows: before } = await pool.query('select pg_backend_pid()');
    expect(await dyingAt(n, () => adds(pool))).toBe(true);
    const { rows: after } = await pool.query('select pg_backend_pid()');
    expect([after, (await pool.query('select taken from seat')).rows]).toEqual([before, [{ taken }]]);
    await pool.end();
  },
);

test('a connection whose statement failed is lost at once, though its transaction could be rolled back', async () => {
  const pool = openPool({ connectionString: made.url, max: 1, idleTimeoutMillis: 0 });
  const adds = () => inRowTransaction({ pool, begin: 'begin' }, (transaction) => transaction.rows(UPDATE));
  await adds();
  const { rows: before } = await pool.query('select pg_backend_pid()');
  expect(await stumblingAt(2, adds)).toBe(true);
  const { rows: after } = await pool.query('select pg_backend_pid()');
  expect(after).not.toEqual(before);
  await pool.end();
}, 60_000);
