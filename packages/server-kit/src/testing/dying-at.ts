import pg from 'pg';

type Heard = (error: Error) => void;
type Query = (this: pg.Client, ...args: unknown[]) => unknown;
/** What `pg` keeps to itself of a client: its wire. */
interface Wired {
  readonly connection: { readonly _ending: boolean; end(): void };
}

const killed = (): Error => new Error('killed between two statements');
const isHearer = (last: unknown): last is Heard => typeof last === 'function';

/** The connections that a killed process, or one whose network failed it, does not keep. */
class LostConnections {
  private readonly closed = new Map<pg.Client, Promise<void>>();

  add(client: pg.Client): void {
    if (!this.closed.has(client)) this.closed.set(client, new Promise((resolve) => void client.once('end', resolve)));
  }

  /** Hangs up, and waits for the database to do so: it has let go of every lock then. Pools learn of it as of any loss. */
  async hangUp(): Promise<void> {
    for (const client of this.closed.keys()) {
      const { connection } = client as unknown as Wired;
      if (!connection._ending) connection.end();
    }
    await Promise.all(this.closed.values());
  }
}

/**
 * Runs `work` as a process that is killed when its n-th statement is done: nobody hears of that one any more, and every
 * later one fails until `work` has ended. Its connections are lost then, which rolls back what was open; whoever
 * comes next finds no lock of its. Answers whether it was killed; an error of the work's own is thrown.
 */
export async function dyingAt(n: number, work: () => Promise<unknown>): Promise<boolean> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  let statements = 0;
  let isDead = false;
  const lost = new LostConnections();
  prototype.query = function dying(...args) {
    const last = args.at(-1);
    if (isDead) {
      lost.add(this);
      if (!isHearer(last)) return Promise.reject(killed());
      last(killed());
      return undefined;
    }
    statements += 1;
    if (statements < n) return query.apply(this, args);
    isDead = true;
    lost.add(this);
    if (isHearer(last)) return query.call(this, ...args.slice(0, -1), () => last(killed()));
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
    await lost.hangUp();
  }
  return isDead;
}

/** More statements than anything takes that is killed like this. */
const MANY = 200;

/** Runs a scenario killed at its first statement, at its second, and so on, until it lives: `run` answers whether it was killed. */
export async function afterEachStatement(run: (n: number) => Promise<boolean>): Promise<void> {
  for (let n = 1; await run(n); n++) if (n === MANY) throw new Error(`still killed at statement ${MANY}`);
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
