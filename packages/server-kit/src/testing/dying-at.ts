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

/** The connections that a killed process, or one whose network failed it, does not keep. */
class LostConnections {
  private readonly closed = new Map<pg.Client, Promise<void>>();

  add(client: pg.Client): void {
    if (!this.closed.has(client)) this.closed.set(client, new Promise((resolve) => void client.once('end', resolve)));
  }

  /** Hangs up, and waits for the database to do so: it has let go of every lock then. Pools learn of it as of any loss. */
  async hangUp(): Promise<void> {
    for (const client of this.closed.keys()) {
      const { _ending, connection } = client as unknown as Wired;
      if (!_ending) connection.end();
    }
    await Promise.all(this.closed.values());
  }
}

/**
 * How many moments a statement has at which a process may die: one when it is done, and one before it is sent where
 * that is another.
 */
type Moments = (client: pg.Client, text: string) => 0 | 1 | 2;

const afterStatements: Moments = () => 1;

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { readonly text?: string } | undefined)?.text ?? '');

/**
 * What is done within a transaction comes to the same wherever in it the process dies: nothing. So it dies when one has
 * begun, before and after its commit, and after what is in none.
 */
function atBoundaries(): Moments {
  const inside = new WeakSet<pg.Client>();
  return (client, text) => {
    const [word = ''] = /^\w+/.exec(text.trimStart().toLowerCase()) ?? [];
    if (word === 'begin' || word === 'start') inside.add(client);
    else if (inside.has(client) && word !== 'commit' && word !== 'rollback') return 0;
    else inside.delete(client);
    return word === 'commit' ? 2 : 1;
  };
}

/**
 * Runs `work` as a process that is killed at its n-th moment, when a statement is done unless told otherwise: nobody hears
 * of that one any more, and every later one fails until `work` has ended. Its connections are lost then, which rolls back
 * what was open; whoever comes next finds no lock of its. Answers whether it was killed; an error of the work's own is thrown.
 */
export async function dyingAt(
  n: number,
  work: () => Promise<unknown>,
  momentsOf: Moments = afterStatements,
): Promise<boolean> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  let moments = 0;
  let isDead = false;
  const lost = new LostConnections();
  prototype.query = function dying(...args) {
    const last = args.at(-1);
    const here = isDead ? 0 : momentsOf(this, textOf(args[0]));
    const isTooLate = isDead || (here === 2 && moments + 1 === n);
    moments += here;
    if (!isTooLate && moments < n) return query.apply(this, args);
    isDead = true;
    lost.add(this);
    if (isTooLate) {
      if (!isHearer(last)) return Promise.reject(killed());
      last(killed());
      return undefined;
    }
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

/** More moments than anything has that is killed like this. */
const MANY = 200;

/** A scenario: does `act` as a process that may be killed, and answers whether it was. */
type Scenario = (n: number, dying: (act: () => Promise<unknown>) => Promise<boolean>) => Promise<boolean>;

async function untilItLives(run: Scenario, moments: () => Moments): Promise<void> {
  for (let n = 1; await run(n, (act) => dyingAt(n, act, moments())); n++)
    if (n === MANY) throw new Error(`still killed at ${MANY}`);
}

/** Runs a scenario killed at its first statement, at its second, and so on, until it lives. */
export const afterEachStatement = (run: Scenario): Promise<void> => untilItLives(run, () => afterStatements);

/** The same where only moments count that differ in what the database keeps, or in what may have been asked of others. */
export const atEachBoundary = (run: Scenario): Promise<void> => untilItLives(run, atBoundaries);

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
