import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runAsAllowed } from './run-as-allowed.js';
import { postgresBinaries } from './binaries.js';
import { freePort } from './free-port.js';
import { type Postgres, startPostgres } from './start-postgres.js';

const password = 'p@ss word';
let folder: string;
let dataDir: string;
let started: Postgres[];

const start = async (): Promise<Postgres> => {
  const postgres = await startPostgres({ dataDir, password, settings: { fsync: 'off' } });
  started.push(postgres);
  return postgres;
};

async function query(postgres: Postgres, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return (rows as unknown[][])[0]?.[0];
}

beforeEach(() => {
  // mkdtemp makes the folder 0700, as root's home is, and its name has a space.
  folder = mkdtempSync(join(tmpdir(), 'naga postgres '));
  dataDir = join(folder, 'data', 'pg');
  started = [];
});

afterEach(async () => {
  await Promise.all(started.map((postgres) => postgres.stop()));
  rmSync(folder, { recursive: true });
});

test('starts below a closed folder, in a path with a space, with UTF-8 in C.UTF-8', async () => {
  const postgres = await start();
  expect(await query(postgres, 'show server_encoding')).toBe('UTF8');
  expect(await query(postgres, 'select datcollate from pg_database where datname = current_database()')).toBe(
    'C.UTF-8',
  );
  expect(await query(postgres, 'show fsync')).toBe('off');
  expect(existsSync(`${dataDir}.password`)).toBe(false);
});

test('keeps its data from one start to the next', async () => {
  const first = await start();
  await query(first, 'create table kept as select 1 as n');
  await first.stop();
  expect(await first.ended).toContain('database system is shut down');
  const second = await start();
  expect(await query(second, 'select n from kept')).toBe(1);
  expect(second.leftover).toBe('none');
});

test('comes up by itself after kill -9 of the server', async () => {
  const first = await start();
  await query(first, 'create table kept as select 1 as n');
  process.kill(first.pid, 'SIGKILL');
  await first.ended;
  const second = await start();
  expect(second.leftover).toBe('dead');
  expect(await query(second, 'select n from kept')).toBe(1);
});

test('ignores a pid file whose number now belongs to someone else', async () => {
  const first = await start();
  const file = join(dataDir, 'postmaster.pid');
  const content = readFileSync(file, 'utf8');
  await first.stop();
  const stranger = spawn('sleep', ['60']);
  writeFileSync(file, content.replace(String(first.pid), String(stranger.pid)), { mode: 0o600 });
  const second = await start();
  expect(second.leftover).toBe('foreign');
  stranger.kill();
  await once(stranger, 'close');
});

test('stops an orphan of an earlier run before it starts', async () => {
  await (await start()).stop();
  const { postgres } = await postgresBinaries();
  const port = String(await freePort());
  const args = ['-D', dataDir, '-p', port, '-c', 'unix_socket_directories=', '-c', 'naga.owner=1'];
  const orphan = runAsAllowed(postgres, args);
  const ended = once(orphan, 'close');
  await new Promise<void>((resolve) => orphan.stderr.on('data', (text) => /ready to accept/.test(text) && resolve()));
  expect((await start()).leftover).toBe('orphan');
  await ended;
});

test('refuses a folder that a living process uses', async () => {
  await start();
  await expect(start()).rejects.toThrow(`${dataDir} is in use by process ${process.pid}`);
});

test('tells why it does not start', async () => {
  await expect(startPostgres({ dataDir, password, settings: { no_such_setting: '1' } })).rejects.toThrow(
    'unrecognized configuration parameter "no_such_setting"',
  );
});
