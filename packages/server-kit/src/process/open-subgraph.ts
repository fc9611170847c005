import { type Clock, systemClock } from '@naga/kernel/clock.js';
import type { Logger } from 'pino';
import { readEnv } from '../env.js';
import { HttpTransport } from '../graphql/http-transport.js';
import { createLog } from '../log.js';
import { type AnySubgraph, type AnySubgraphDefinition, RunningSubgraph } from '../subgraph.js';
import { readViewerKeys, type ViewerKeys } from '../viewer/signed-viewer.js';
import { environment, type ProcessEnv, urlOfSubgraph } from './environment.js';

export interface OpenSubgraph {
  readonly subgraph: AnySubgraph;
  readonly env: ProcessEnv;
  readonly keys: ViewerKeys;
  readonly log: Logger;
  readonly clock: Clock;
  close(): Promise<void>;
}

/** A subgraph in a process of its own: its neighbours are reached over HTTP, as this service. */
export async function openSubgraph(
  definition: AnySubgraphDefinition,
  source: NodeJS.ProcessEnv,
): Promise<OpenSubgraph> {
  const env = readEnv(environment, source);
  const { name } = definition;
  const log = createLog(env.LOG_LEVEL);
  const clock = systemClock;
  const keys = readViewerKeys(name, env.VIEWER_SIGNING_KEY, env.VIEWER_TRUSTED_KEYS);
  const neighbours = new Map<string, HttpTransport>();
  const transportOf = (neighbour: string): HttpTransport => {
    const known = neighbours.get(neighbour) ?? new HttpTransport(urlOfSubgraph(env, neighbour), keys, clock);
    neighbours.set(neighbour, known);
    return known;
  };
  const means = { databaseUrl: env.DATABASE_URL, clock, log, transportOf, env: source };
  const subgraph = await RunningSubgraph.start(definition, means);
  const close = async () => {
    await subgraph.close();
    await Promise.all([...neighbours.values()].map((transport) => transport.close()));
  };
  return { subgraph, env, keys, log, clock, close };
}
