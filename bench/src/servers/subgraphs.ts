import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { startPostgres } from '@naga/server-kit/postgres/start-postgres.js';
import pg from 'pg';
import { type LocalService, readCompose } from '../../../e2e/harness/compose.js';
import { type Started, startProcess, untilReady } from '../../../e2e/harness/processes.js';
import type { Core } from '../measure/cores.js';
import { pinned } from '../measure/cores.js';
import { ROOMY } from './standalone.js';
import { ROOT } from './start-pinned.js';

const READY_S = 60;

export interface Subgraphs {
  /** What docker-compose.yml gives a service, with addresses on this machine and without Redis. */
  service(name: string): LocalService;
  /** Starts one of them; resolves when it is ready. */
  start(service: LocalService, core: Core): Promise<Started>;
  end(): Promise<void>;
}

/** A database with the demonstration market, and the means to start the services of docker-compose.yml on it. */
export async function marketDatabase(): Promise<Subgraphs> {
  const folder = mkdtempSync(join(tmpdir(), 'naga-bench-'));
  execFileSync(process.execPath, [join(ROOT, 'tools/make-secrets.mjs'), folder]);
  const secrets = parseEnv(readFileSync(join(folder, '.env'), 'utf8')) as Record<string, string>;
  const compose = await readCompose((ports) => ({
    ...secrets,
    ...ROOMY,
    LOG_LEVEL: 'warn',
    BASE_URL: `http://127.0.0.1:${ports.get('gateway')}`,
  }));
  const postgres = await startPostgres({
    dataDir: join(folder, 'pg'),
    port: compose.portOf('postgres'),
    password: secrets['POSTGRES_PASSWORD']!,
  });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('create database naga');
  await admin.end();

  const started: Started[] = [];
  const service = (name: string): LocalService => {
    const found = compose.services.find((candidate) => candidate.name === name)!;
    const { REDIS_URL: _, ...env } = found.env;
    return { ...found, env };
  };
  const { command, env } = service('demo');
  const demo = startProcess('demo', command, env);
  const [code] = (await once(demo.child, 'exit')) as [number];
  if (code !== 0) throw new Error(demo.said());
  return {
    service,
    async start(local, core) {
      const [file, ...args] = pinned([process.execPath, ...local.command.slice(1)], core);
      const process_ = startProcess(local.name, [file!, ...args], local.env);
      started.push(process_);
      await untilReady(local, process_, READY_S);
      return process_;
    },
    async end() {
      await Promise.all(started.map((each) => each.stop()));
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
