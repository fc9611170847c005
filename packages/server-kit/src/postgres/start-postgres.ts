import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { postgresBinaries } from './binaries.js';
import { clearLeftovers, type Leftover, OWNER_SETTING } from './clear-leftovers.js';
import { freePort } from './free-port.js';
import { initialiseCluster } from './initialise-cluster.js';
import { runAsAllowed } from './run-as-allowed.js';
import { followLog } from './server-log.js';

export interface PostgresOptions {
  /** Where the cluster lives; made on first use. */
  readonly dataDir: string;
  /** Of the user `postgres`. The one given at the first start stays valid for this folder. */
  readonly password: string;
  /** A free one is taken when not given. */
  readonly port?: number;
  /** Server settings, e.g. `{ fsync: 'off' }` for a database that need not outlive a test. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Postgres {
  /** Absolute. */
  readonly dataDir: string;
  readonly port: number;
  /** Of the database `postgres`, with user and password. */
  readonly url: string;
  readonly pid: number;
  /** What an earlier run had left in the folder. */
  readonly leftover: Leftover;
  /** Resolves with the end of the server's log when it ends, for whatever reason. */
  readonly ended: Promise<string>;
  /** Ends open sessions, writes a checkpoint and resolves when the process is gone. May be called twice. */
  stop(): Promise<void>;
}

const DEFAULTS = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200' };

/** Starts PostgreSQL 18 from npm as a child of this process. It listens on 127.0.0.1 only and stops with us. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const dataDir = resolve(options.dataDir);
  const { initdb, postgres } = await postgresBinaries();
  mkdirSync(dirname(dataDir), { recursive: true });
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await initialiseCluster(initdb, dataDir, options.password);
  const leftover = await clearLeftovers(dataDir);

  const port = options.port ?? (await freePort());
  const settings = { ...DEFAULTS, ...options.settings, [OWNER_SETTING]: String(process.pid) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = runAsAllowed(postgres, ['-D', dataDir, '-p', String(port), ...flags]);
  const { ready, ended } = followLog(child);
  await ready;

  return {
    dataDir,
    port,
    url: `postgresql://postgres:${encodeURIComponent(options.password)}@127.0.0.1:${port}/postgres`,
    pid: child.pid as number,
    leftover,
    ended,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}
