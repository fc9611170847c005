import { type Clock, systemClock } from '@naga/kernel/clock.js';
import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { metricsRoute, queueMetrics } from '../http/metrics.js';
import { readinessRoutes } from '../http/readiness.js';
import { createLog } from '../log.js';
import { Queues } from '../queue/queues.js';
import { type AnySubgraphDefinition, RunningSubgraph } from '../subgraph.js';
import { readViewerKeys } from '../viewer/signed-viewer.js';
import { startWorker, WORKERS_A_SUBGRAPH } from '../worker.js';
import { httpTransports } from './http-transports.js';
import { readProcessEnv } from './process-env.js';
import { type RunningProcess, runProcess } from './run-process.js';

/** One subgraph's worker as a process of its own: waits for the migrations, then relays, consumes and runs jobs. */
export async function startWorking(
  definition: AnySubgraphDefinition,
  source: NodeJS.ProcessEnv,
  clock: Clock = systemClock,
  leaving?: AbortSignal,
): Promise<RunningProcess> {
  const env = readProcessEnv(definition.neighbours ?? [], source);
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = env;
  const log = createLog(env.LOG_LEVEL).child({ worker: definition.name });
  const keys = readViewerKeys(definition.name, env.VIEWER_SIGNING_KEY, env.VIEWER_TRUSTED_KEYS);
  const neighbours = httpTransports(env.neighbours, keys, clock);
  const means = { databaseUrl, clock, log, transportOf: neighbours.transportOf, env: source, leaving };
  const subgraph = await RunningSubgraph.start(definition, means, { migrate: false });
  const queues = await Queues.open({ databaseUrl, redisUrl, workers: WORKERS_A_SUBGRAPH, log });
  const worker = await startWorker(subgraph, queues, databaseUrl, log);

  const health = Fastify();
  readinessRoutes(health, {
    database: () => subgraph.database.pool.query('select 1'),
    queue: () => queues.ready(),
  });
  queueMetrics(metricsRoute(health), queues);
  await health.listen({ port: env.PORT, host: env.HOST });
  const { port } = health.server.address() as AddressInfo;
  log.info({ port }, 'working');
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    async stop() {
      await health.close();
      await worker.stop();
      await queues.close();
      await subgraph.close();
      await neighbours.close();
    },
  };
}

/** worker.ts of a subgraph. */
export const runWorker = (definition: AnySubgraphDefinition): Promise<void> =>
  runProcess((leaving) => startWorking(definition, process.env, systemClock, leaving));
