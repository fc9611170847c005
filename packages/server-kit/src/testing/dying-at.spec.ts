import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Database } from '../database/database.js';
import { openPool } from '../database/pool.js';
import { inRowTransaction } from '../database/row-transaction.js';
import { afterEachStatement, atEachBoundary, stumblingAt } from './dying-at.js';
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
    const commits: boolean[] = [];
    await afterEachStatement(async (_, dying) => {
      await database.rows('update seat set taken = 0');
      const died = await dying(work);
      const free = await database.rows<{ taken: number }>('select taken from seat for update skip locked');
      expect(free).toHaveLength(1);
      commits.push(free[0]!.taken === 1);
      return died;
    });
    expect(commits).toEqual([false, false, true, true]);
  },
);

test('where it makes a difference: once a transaction has begun, before and after its commit, and after what is in none', async () => {
  const told: string[] = [];
  await atEachBoundary(async (n, dying) => {
    await database.rows('update seat set taken = 0');
    const died = await dying(async () => {
      await inRowTransaction(database, async (transaction) => {
        for (const _ of [1, 2, 3]) await transaction.rows(UPDATE);
      });
      await database.rows(UPDATE);
    });
    const [seat] = await database.rows<{ taken: number }>('select taken from seat');
    told.push(`${n}: ${died ? 'killed' : 'alive'} at ${seat!.taken}`);
    return died;
  });
  expect(told).toEqual(['1: killed at 0', '2: killed at 0', '3: killed at 3', '4: killed at 4', '5: alive at 4']);
});

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
