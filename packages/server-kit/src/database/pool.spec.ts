import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Door, doorOf } from '../testing/door.fixture.js';
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
