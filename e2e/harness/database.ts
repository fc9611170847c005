import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPool } from '@naga/server-kit/database/pool.js';
import type pg from 'pg';

/** By process and port of the server: one that was killed comes back as another. */
const pools = new Map<string, pg.Pool>();

const fileOf = (dataDir: string, name: string): string => readFileSync(join(dataDir, name), 'utf8');

/** Sessions are kept for some seconds: to open one costs ten times as much as to ask. */
function poolOf(dataDir: string): pg.Pool {
  const [pid, , , port] = fileOf(dataDir, 'pg/postmaster.pid').split('\n');
  const server = `${pid}:${port}`;
  let pool = pools.get(server);
  if (pool === undefined) {
    const { POSTGRES_PASSWORD: password } = JSON.parse(fileOf(dataDir, 'secrets.json')) as Record<string, string>;
    const place = { host: '127.0.0.1', port: Number(port), user: 'postgres', password, database: 'postgres' };
    pools.set(server, (pool = openPool({ ...place, allowExitOnIdle: true })));
  }
  return pool;
}

/** Rows of a running server's own PostgreSQL, as its books stand. */
export async function rowsOf<Row extends object>(dataDir: string, text: string): Promise<Row[]> {
  const client = await poolOf(dataDir).connect();
  try {
    // As in a new session. The audit's triggers want to know who changes a row, and find what they call in the schema of bookings.
    const actor = { at: new Date(), service: 'test', request: 'test', channel: 'internal', mode: 'live' };
    await client.query(`discard temp; set search_path = booking, public; set naga.actor = '${JSON.stringify(actor)}'`);
    return (await client.query<Row>(text)).rows;
  } finally {
    client.release();
  }
}

/** The same as unsound-books.ts asks. */
export const booksOf =
  (dataDir: string) =>
  (text: string): Promise<object[]> =>
    rowsOf(dataDir, text);
