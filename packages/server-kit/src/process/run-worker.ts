import Fastify from 'fastify';
import { Queues } from '../queue/queues.js';
import type { AnySubgraphDefinition } from '../subgraph.js';
import { startWorker, WORKERS_A_SUBGRAPH } from '../worker.js';
import { openSubgraph } from './open-subgraph.js';
import { stopOnSignal } from './stop-on-signal.js';

/** `worker.ts` of a subgraph: relays its outbox, consumes events, runs jobs until SIGTERM; running jobs finish. */
export async function runWorker(definition: AnySubgraphDefinition, source: NodeJS.ProcessEnv): Promise<void> {
  const { subgraph, env, log, close } = await openSubgraph(definition, source);
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, PORT: port, HOST: host } = env;
  const queues = await Queues.open({ databaseUrl, redisUrl, workers: WORKERS_A_SUBGRAPH, log });
  const worker = await startWorker(subgraph, queues, databaseUrl, log);
  // For the container's health check only.
  const health = Fastify();
  health.get('/healthz', () => ({ status: 'ok' }));
  await health.listen({ port, host });
  log.info({ subgraph: definition.name }, 'working');
  stopOnSignal(async () => {
    await health.close();
    await worker.stop();
    await queues.close();
    await close();
  }, log);
}
