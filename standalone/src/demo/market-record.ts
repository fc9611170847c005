import type pg from 'pg';

/** Any number that nothing else locks. */
const LOCK = 727_002;

/** What is known of the market in a database. */
export type MarketState = 'none' | 'interrupted' | 'loaded';

/**
 * Runs `work` while no other process may load a market into this database, with a record of how far loading came. The
 * record outlives a crash, so that the next start knows that rows are only half there.
 */
export async function withMarketRecord<T>(pool: pg.Pool, work: (record: MarketRecord) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query('create schema if not exists standalone');
    await client.query(
      `create table if not exists standalone.market (scale int not null, begun_at timestamptz not null, done_at timestamptz null)`,
    );
    return await work(new MarketRecord(client));
  } finally {
    // A connection that cannot unlock is lost, and its lock with it; what went wrong before is what is told.
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}

/** Times are epoch milliseconds. */
export class MarketRecord {
  constructor(private readonly client: pg.PoolClient) {}

  async state(): Promise<MarketState> {
    const { rows } = await this.client.query<{ done: boolean }>(
      'select done_at is not null as done from standalone.market',
    );
    return rows[0] === undefined ? 'none' : rows[0].done ? 'loaded' : 'interrupted';
  }

  async begin(scale: number, now: number): Promise<void> {
    await this.client.query('delete from standalone.market');
    await this.client.query(
      'insert into standalone.market (scale, begun_at) values ($1, to_timestamp($2::float8 / 1000))',
      [scale, now],
    );
  }

  async done(now: number): Promise<void> {
    await this.client.query('update standalone.market set done_at = to_timestamp($1::float8 / 1000)', [now]);
  }
}
