import pg from 'pg';

/**
 * A pool that outlives its connections. One that breaks while somebody uses it fails that use; without a listener
 * `pg` would end the process besides.
 */
export function openPool(config: pg.PoolConfig, onLost: (error: Error) => void = () => undefined): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', onLost);
  return pool;
}
