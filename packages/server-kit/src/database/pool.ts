import pg from 'pg';

/**
 * A pool that outlives its connections. One that breaks while somebody uses it fails that use; without a listener
 * `pg` would end the process besides.
 */
export function openPool(config: pg.PoolConfig, onLost: (error: Error) => void = () => undefined): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', onLost);
  return wellMinded(pool);
}

/**
 * `pg` calls a pool ended as soon as every connection was told to go. A PostgreSQL that is stopped next still finds
 * them there and ends them itself, which they report as an error; so the end of a pool waits for theirs.
 */
function endWithConnections(pool: pg.Pool): pg.Pool {
  let open = 0;
  let left = (): void => undefined;
  pool.on('connect', () => void open++);
  pool.on('remove', () => {
    open--;
    left();
  });
  const end = pool.end.bind(pool) as () => Promise<void>;
  pool.end = async () => {
    await end();
    while (open > 0) await new Promise<void>((resolve) => (left = resolve));
  };
  return pool;
}

/**
 * A place is given back by whoever took it; MikroORM never does when not even the rollback of a transaction can be sent.
 * Ten such transactions, and nobody would find a connection any more.
 */
function freeLostPlaces(pool: pg.Pool): pg.Pool {
  const taken = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => void taken.add(client));
  pool.on('release', (_error, client) => void taken.delete(client));
  pool.on('connect', (client) =>
    client.once('end', () => {
      if (!taken.has(client)) return;
      client.release(true);
      client.release = () => undefined;
    }),
  );
  return pool;
}

/** For every pool, MikroORM's own included. */
export const wellMinded = (pool: pg.Pool): pg.Pool => freeLostPlaces(endWithConnections(pool));
