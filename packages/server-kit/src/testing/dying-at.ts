import pg from 'pg';

type Heard = (error: Error) => void;
type Query = (this: pg.Client, ...args: unknown[]) => unknown;

const killed = (): Error => new Error('killed between two statements');
const isHearer = (last: unknown): last is Heard => typeof last === 'function';

/**
 * Runs `work` as a process that is killed when its n-th statement is done: nobody hears of that one any more, and every
 * later one fails until `work` has ended. Transactions that were open are rolled back by their connections' end, as the
 * database does for a process that is gone. Answers whether it was killed; an error of the work's own is thrown.
 */
export async function dyingAt(n: number, work: () => Promise<unknown>): Promise<boolean> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  let statements = 0;
  let isDead = false;
  prototype.query = function dying(...args) {
    const last = args.at(-1);
    if (isDead) {
      if (!isHearer(last)) return Promise.reject(killed());
      last(killed());
      return undefined;
    }
    statements += 1;
    if (statements < n) return query.apply(this, args);
    isDead = true;
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
 * connection breaks. Answers whether it came to that; an error of the work's own is thrown.
 */
export async function stumblingAt(n: number, work: () => Promise<unknown>): Promise<boolean> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  let statements = 0;
  prototype.query = function stumbling(...args) {
    statements += 1;
    if (statements !== n) return query.apply(this, args);
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
  }
  return statements >= n;
}
