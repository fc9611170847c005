import pg from 'pg';

type Heard = (error: Error) => void;
type Query = (this: pg.Client, ...args: unknown[]) => unknown;
/** What `pg` keeps to itself of a client: whether it was told to go, and its wire, which says so after any statement with values. */
interface Wired {
  readonly _ending: boolean;
  readonly connection: { end(): void };
}

const killed = (): Error => new Error('killed between two statements');
const isHearer = (last: unknown): last is Heard => typeof last === 'function';
const isRollback = (statement: unknown): boolean =>
  (typeof statement === 'string' ? statement : (statement as pg.QueryConfig).text).toLowerCase() === 'rollback';

/** A pool gives up the connection of a statement that failed; of a death it is not told where nothing is open. */
const tellsDeath =
  (client: pg.Client, hear: Heard): (() => void) =>
  () => {
    const place = client as pg.PoolClient;
    const { release } = place;
    if (client.getTransactionStatus() === 'I') place.release = () => release();
    hear(killed());
  };

/** The connections that a killed process, or one whose network failed it, does not keep. */
class LostConnections {
  private readonly closed = new Map<pg.Client, PromiseWithResolvers<void>>();

  add(client: pg.Client): void {
    if (this.closed.has(client)) return;
    const end = Promise.withResolvers<void>();
    this.closed.set(client, end);
    client.once('end', end.resolve);
  }

  /** Spares those on which nothing is open: they hold no lock, and who comes next need not open others. */
  spareIdle(): void {
    for (const [client, { resolve }] of this.closed) {
      if ((client as unknown as Wired)._ending || client.getTransactionStatus() !== 'I') continue;
      client.off('end', resolve);
      this.closed.delete(client);
    }
  }

  /** Hangs up, and waits for the database to do so: it has let go of every lock then. Pools learn of it as of any loss. */
  async hangUp(): Promise<void> {
    for (const client of this.closed.keys()) {
      const { _ending, connection } = client as unknown as Wired;
      if (!_ending) connection.end();
    }
    await Promise.all([...this.closed.values()].map(({ promise }) => promise));
  }
}

/**
 * Runs `work` as a process that is killed when its n-th statement is done: nobody hears of that one any more, and every
 * later one fails until `work` has ended, but for `rollback`: the database does that for who is gone, and a connection that
 * it did it on serves whoever comes next, as those of another process would. All others are lost, which rolls back what was
 * open: nobody finds a lock of its. Answers whether it was killed; an error of the work's own is thrown.
 */
export async function dyingAt(n: number, work: () => Promise<unknown>): Promise<boolean> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  let statements = 0;
  let isDead = false;
  const lost = new LostConnections();
  prototype.query = function dying(...args) {
    const last = args.at(-1);
    const isTooLate = isDead;
    statements += 1;
    if (!isTooLate && statements < n) return query.apply(this, args);
    isDead = true;
    lost.add(this);
    if (isTooLate) {
      if (isRollback(args[0])) return query.apply(this, args);
      if (!isHearer(last)) return Promise.reject(killed());
      tellsDeath(this, last)();
      return undefined;
    }
    if (isHearer(last)) return query.call(this, ...args.slice(0, -1), tellsDeath(this, last));
    return (query.apply(this, args) as Promise<unknown>).then(
      () => Promise.reject(killed()),
      () => Promise.reject(killed()),
    );
  };
  try {
    await work();
  } catch (error) {
    if (!isDead) throw error;
  } finally {
    prototype.query = query;
    lost.spareIdle();
    await lost.hangUp();
  }
  return isDead;
}

/** More statements than anything has that is killed after each. */
const MANY = 400;

/** Something that is done by a process which may be killed. */
export interface Deed<Made> {
  /** All that it needs, anew. */
  readonly make: (n: number) => Promise<Made>;
  readonly act: (made: Made) => Promise<unknown>;
  /** All that outlives a process, in words: rows of the database (`rowVersions`), and what others keep who were asked. */
  readonly kept: () => Promise<string>;
  /** Looks at what was left when it was killed at its n-th statement, or lived. */
  readonly look: (made: Made, n: number, died: boolean) => Promise<unknown>;
}

/**
 * Kills a deed after its first statement, after its second, and so on until it lives. What is done within a transaction
 * comes to the same wherever in it the process dies, to nothing: where a death left all as it was, that is looked at the
 * first time only, and who dies next begins where that one did. Answers after how many statements it was killed.
 */
export async function afterEachStatement<Made>({ make, act, kept, look }: Deed<Made>): Promise<number> {
  let made = await make(1);
  let before = await kept();
  let sawNothing = false;
  for (let n = 1; n <= MANY; n++) {
    const died = await dyingAt(n, () => act(made));
    const isNothing = died && (await kept()) === before;
    if (isNothing && sawNothing) continue;
    sawNothing ||= isNothing;
    await look(made, n, died);
    if (!died) return n - 1;
    made = await make(n + 1);
    before = await kept();
  }
  throw new Error(`still killed at ${MANY}`);
}

/**
 * Runs `work` while one statement, its n-th, fails before the database hears of it; the process lives on, as when a
 * connection breaks, which is lost then. Answers whether it came to that; an error of the work's own is thrown.
 */
export async function stumblingAt(n: number, work: () => Promise<unknown>): Promise<boolean> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  let statements = 0;
  const lost = new LostConnections();
  prototype.query = function stumbling(...args) {
    statements += 1;
    if (statements !== n) return query.apply(this, args);
    lost.add(this);
    const last = args.at(-1);
    if (!isHearer(last)) return Promise.reject(killed());
    last(killed());
    return undefined;
  };
  try {
    await work();
  } catch (error) {
    if (statements < n) throw error;
  } finally {
    prototype.query = query;
    await lost.hangUp();
  }
  return statements >= n;
}
