import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Postgres, type PostgresOptions, startPostgres } from '@naga/server-kit/postgres/start-postgres.js';
import type { Logger } from 'pino';
import type { Settings } from './settings.js';

const RESTART_MS = 500;

export interface OwnDatabase {
  readonly url: string;
  /** Whether it is ours alone, so that the demonstration market may fill it while it is empty. */
  readonly own: boolean;
  stop(): Promise<void>;
}

/** The database of DATABASE_URL, else our own PostgreSQL under DATA_DIR, which is started again should it die. */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  password: string,
  log: Logger,
): Promise<OwnDatabase> {
  if (DATABASE_URL) return { url: DATABASE_URL, own: false, stop: () => Promise.resolve() };
  const options = { dataDir: join(DATA_DIR, 'pg'), password };
  const first = await startPostgres(options);
  const stopping = new AbortController();
  const kept = keep(first, { ...options, port: first.port }, stopping.signal, log);
  return {
    url: first.url,
    own: true,
    async stop() {
      stopping.abort();
      await kept;
    },
  };
}

/** Resolves when the server was stopped on purpose; until then another one follows on the same port. */
async function keep(first: Postgres, options: PostgresOptions, stopping: AbortSignal, log: Logger): Promise<void> {
  let running: Postgres | undefined = first;
  while (running) {
    const postgres: Postgres = running;
    const stop = (): void => void postgres.stop();
    stopping.addEventListener('abort', stop);
    if (stopping.aborted) stop();
    const end = await postgres.ended;
    stopping.removeEventListener('abort', stop);
    if (stopping.aborted) return;
    log.error({ end: end.slice(-2000) }, 'PostgreSQL ended; it is started again');
    running = await restart(options, stopping, log);
  }
}

/** Sessions of the dead server may live on for a moment, and nothing starts beside them. */
async function restart(options: PostgresOptions, stopping: AbortSignal, log: Logger): Promise<Postgres | undefined> {
  while (!stopping.aborted) {
    try {
      return await startPostgres(options);
    } catch (err) {
      log.error({ err }, 'PostgreSQL did not start again');
      await sleep(RESTART_MS);
    }
  }
  return undefined;
}
