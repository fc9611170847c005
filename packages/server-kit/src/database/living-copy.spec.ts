import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { type Door, doorOf } from '../testing/door.fixture.js';
import { LivingCopy } from './living-copy.js';

let door: Door;
let copy: LivingCopy<number>;
let generation = 0;
let heard = (): void => undefined;

beforeEach(async () => {
  door = await doorOf(process.env['TEST_DATABASE_URL']!);
  const read = () => (heard(), Promise.resolve(++generation));
  copy = await LivingCopy.start({ databaseUrl: door.url, channel: 'door', log: pino({ level: 'silent' }), read });
});
afterEach(async () => {
  await copy.stop();
  door.close();
});

test('while the database is away it is asked again one attempt at a time', async () => {
  const moments = await door.shut(4);
  const gaps = moments.slice(1).map((moment, index) => moment - moments[index]!);
  expect(Math.min(...gaps)).toBeGreaterThan(400);
});

test('once the database is back everything is read again, and changes are heard as before', async () => {
  await door.shut(2);
  const read = new Promise<void>((resolve) => (heard = resolve));
  door.open();
  await read;
  await copy.settled();
  const before = copy.current;
  const client = new pg.Client({ connectionString: door.url });
  await client.connect();
  await client.query('notify door');
  await client.end();
  await copy.settled();
  expect(copy.current).toBeGreaterThan(before);
});
