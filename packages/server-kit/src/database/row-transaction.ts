import type pg from 'pg';
import { type Database, nameOf } from './database.js';
import { isRetryable } from './in-transaction.js';

const RETRIES = 3;

/** Plain rows inside one transaction, each statement prepared once under its text. */
export class RowTransaction {
  constructor(private readonly client: pg.PoolClient) {}

  async rows<T = Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    const { rows } = await this.client.query({ text, values: [...values], name: nameOf(text) });
    return rows as T[];
  }
}

async function attempt<T>(database: Database, work: (transaction: RowTransaction) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  let broken = false;
  try {
    await client.query('begin');
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
  database: Database,
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
