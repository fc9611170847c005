import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Rows of a running server's own PostgreSQL, as its books stand. */
export async function rowsOf<Row extends object>(dataDir: string, text: string): Promise<Row[]> {
  const { POSTGRES_PASSWORD } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<
    string,
    string
  >;
  const port = Number(readFileSync(join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n')[3]);
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: POSTGRES_PASSWORD,
    database: 'postgres',
  });
  await client.connect();
  try {
    // The audit's triggers want to know who changes a row, and find what they call in the schema of bookings.
    const actor = { at: new Date(), service: 'test', request: 'test', channel: 'internal', mode: 'live' };
    await client.query(`set search_path = booking, public; set naga.actor = '${JSON.stringify(actor)}'`);
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
