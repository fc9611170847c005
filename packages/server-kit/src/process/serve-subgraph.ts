import { type Clock, systemClock } from '@naga/kernel/clock.js';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { metricsRoute } from '../http/metrics.js';
import { subgraphServer } from '../http/subgraph-server.js';
import { createLog } from '../log.js';
import { type AnySubgraphDefinition, RunningSubgraph } from '../subgraph.js';
import { readViewerKeys } from '../viewer/signed-viewer.js';
import { httpTransports } from './http-transports.js';
import { readProcessEnv } from './process-env.js';
import { type RunningProcess, runProcess } from './run-process.js';

/** One subgraph as a process of its own: migrates its schema, then answers signed viewers over HTTP. */
export async function startServing(
  definition: AnySubgraphDefinition,
  source: NodeJS.ProcessEnv,
  clock: Clock = systemClock,
): Promise<RunningProcess> {
  const env = readProcessEnv(definition.neighbours ?? [], source);
  const log = createLog(env.LOG_LEVEL);
  const keys = readViewerKeys(definition.name, env.VIEWER_SIGNING_KEY, env.VIEWER_TRUSTED_KEYS);
  const neighbours = httpTransports(env.neighbours, keys, clock);
  const { transportOf } = neighbours;
  const means = { databaseUrl: env.DATABASE_URL, clock, log, transportOf, env: source };
  const subgraph = await RunningSubgraph.start(definition, means);
  const server = subgraphServer(subgraph, {
    keys,
    clock,
    log: log.child({ subgraph: definition.name }),
    grace: () => pause(env.DRAIN_MS),
  });
  metricsRoute(server);
  await server.listen({ port: env.PORT, host: env.HOST });
  const { port } = server.server.address() as AddressInfo;
  log.info({ subgraph: definition.name, port }, 'serving');
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    async stop() {
      await server.close();
      await subgraph.close();
      await neighbours.close();
    },
  };
}

/** main.ts of a subgraph. */
export const serveSubgraph = (definition: AnySubgraphDefinition): Promise<void> =>
  runProcess(() => startServing(definition, process.env));
