import { type Clock, systemClock } from '@naga/kernel/clock.js';
import { readEnv } from '@naga/server-kit/env.js';
import { openFileStore } from '@naga/server-kit/files/open-file-store.js';
import { createLog } from '@naga/server-kit/log.js';
import { httpTransports } from '@naga/server-kit/process/http-transports.js';
import { subgraphUrls } from '@naga/server-kit/process/process-env.js';
import { type RunningProcess, runProcess } from '@naga/server-kit/process/run-process.js';
import { Queues } from '@naga/server-kit/queue/queues.js';
import { readViewerKeys } from '@naga/server-kit/viewer/signed-viewer.js';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { doorMeans, environment, SUBGRAPHS } from './env.js';
import { createGateway } from './gateway.js';
import { Safelist } from './graph/safelist.js';
import { webProxy } from './pages/web-proxy.js';

async function isReady(url: string): Promise<void> {
  const { ok } = await fetch(new URL('/readyz', url));
  if (!ok) throw new Error(`${url} is not ready`);
}

/** The gateway as a process of its own: subgraphs and pages are reached over HTTP. */
async function start(clock: Clock): Promise<RunningProcess> {
  const env = readEnv(environment);
  const log = createLog(env.LOG_LEVEL);
  const keys = readViewerKeys('gateway', env.VIEWER_SIGNING_KEY, env.VIEWER_TRUSTED_KEYS);
  const urls = subgraphUrls(SUBGRAPHS, env);
  const subgraphs = httpTransports(urls, keys, clock);
  const queues = await Queues.open({ databaseUrl: env.DATABASE_URL, redisUrl: env.REDIS_URL, workers: 0, log });
  const upstream = env.WEB_URL;
  const app = await createGateway({
    supergraphSdl: readFileSync(env.SUPERGRAPH, 'utf8'),
    transportOf: subgraphs.transportOf,
    databaseUrl: env.DATABASE_URL,
    sessionSecret: env.SESSION_SECRET,
    files: openFileStore(env.FILES_URL, log),
    safelist: Safelist.read(env.SAFELIST_FILE),
    ...doorMeans(env),
    baseUrl: env.BASE_URL.replace(/\/$/, ''),
    clock,
    log,
    grace: () => pause(env.DRAIN_MS),
    checks: {
      queue: () => queues.ready(),
      ...Object.fromEntries(SUBGRAPHS.map((name) => [name, () => isReady(urls[name]!)])),
    },
    queueDepths: () => queues.depths(SUBGRAPHS),
    ...(upstream ? { pages: webProxy(upstream) } : {}),
  });
  await app.listen({ port: env.PORT, host: env.HOST });
  const { port } = app.server.address() as AddressInfo;
  log.info({ port }, 'serving');
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    async stop() {
      await app.close();
      await queues.close();
      await subgraphs.close();
    },
  };
}

await runProcess(() => start(systemClock));
