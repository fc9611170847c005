import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { openDatabase } from './database.js';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'naga database '))));
afterEach(() => rmSync(folder, { recursive: true }));

const log = pino({ level: 'silent' });
const pidOf = (): number => Number(readFileSync(join(folder, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);

async function answer(connectionString: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query('select 42 as answer')).rows[0].answer;
  } finally {
    await client.end();
  }
}

test('our own PostgreSQL, killed, is back at the same address, and stops when we stop', async () => {
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder }, 'secret', log);
  const killed = pidOf();
  process.kill(killed, 'SIGKILL');
  let again: unknown;
  while (again === undefined) again = await answer(database.url).catch(() => sleep(50));
  expect([again, pidOf() === killed]).toEqual([42, false]);
  await database.stop();
  await expect(answer(database.url)).rejects.toThrow('ECONNREFUSED');
});

test('a PostgreSQL of yours is used as it is', async () => {
  const url = process.env['TEST_DATABASE_URL']!;
  const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: folder }, 'secret', log);
  expect([database.url, database.own]).toEqual([url, false]);
  await database.stop();
  expect(await answer(url)).toBe(42);
});
