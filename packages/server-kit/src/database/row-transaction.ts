import type pg from 'pg';
import { isRetryable } from './in-transaction.js';

const RETRIES = 3;

/** What a transaction of plain rows needs of a Database: connections, and how it begins. */
interface RowDatabase {
  readonly pool: pg.Pool;
  readonly begin: string;
}

const names = new Map<string, string>();

/** The name under which a statement's text is prepared on every connection. */
export function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `q${names.size}`));
  return name;
}

/** Plain rows inside one transaction, each statement prepared once under its text. */
export class RowTransaction {
  constructor(private readonly client: pg.PoolClient) {}

  async rows<T = Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    const { rows } = await this.client.query({ text, values: [...values], name: nameOf(text) });
    return rows as T[];
  }
}

async function attempt<T>(database: RowDatabase, work: (transaction: RowTransaction) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  let broken = false;
  try {
    await client.query(database.begin);
    const result = await work(new RowTransaction(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Like inTransaction, for writes that are too hot for an entity graph: one connection, plain statements.
 * A deadlock is tried again three times, then thrown (isRetryable tells it).
 */
export async function inRowTransaction<T>(
  database: RowDatabase,
  work: (transaction: RowTransaction) => Promise<T>,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt(database, work);
    } catch (error) {
      if (tries >= RETRIES || !isRetryable(error)) throw error;
    }
  }
}
