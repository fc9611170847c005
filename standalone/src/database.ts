import { join } from 'node:path';
import { startPostgres } from '@naga/server-kit/postgres/start-postgres.js';
import type { Settings } from './settings.js';

export interface OwnDatabase {
  readonly url: string;
  /** Whether it is ours alone, so that the demonstration market may fill it while it is empty. */
  readonly own: boolean;
  stop(): Promise<void>;
}

/** The database of DATABASE_URL, else our own PostgreSQL under DATA_DIR. */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Settings, password: string): Promise<OwnDatabase> {
  if (DATABASE_URL) return { url: DATABASE_URL, own: false, stop: () => Promise.resolve() };
  const postgres = await startPostgres({ dataDir: join(DATA_DIR, 'pg'), password });
  return { url: postgres.url, own: true, stop: () => postgres.stop() };
}
