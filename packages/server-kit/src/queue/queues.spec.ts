import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { type Door, doorOf } from '../testing/door.fixture.js';
import { cloneDatabase, type TestDatabase } from '../testing/test-database.js';
import { Queues } from './queues.js';

let database: TestDatabase;
let door: Door;
let queues: Queues;

beforeAll(async () => {
  database = await cloneDatabase('queues', () => Promise.resolve());
  door = await doorOf(database.url);
  queues = await Queues.open({ databaseUrl: door.url, workers: 0, log: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await queues.close();
  door.close();
  await database.drop();
});

test('a queue that is first asked for while the database is away works once it is back', async () => {
  await door.shut(0);
  await expect(queues.ready()).rejects.toThrow();
  door.open();
  await queues.ready();
  expect(await queues.depths(['booking'])).toEqual({ 'booking-events': 0 });
});
