import { ManualClock } from '@naga/kernel/clock.js';
import { cloneDatabase, type TestDatabase } from '@naga/server-kit/testing/test-database.js';
import { signSessionToken } from '@naga/server-kit/viewer/session-token.js';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createGateway } from '../src/gateway.js';
import type { GatewayMeans } from '../src/gateway-means.js';
import { type Played, type PlayedGraph, playedGraph } from './played-graph.js';

export const SECRET = 'a secret of the tests that is long enough';

export interface World extends PlayedGraph {
  readonly app: FastifyInstance;
  readonly clock: ManualClock;
  readonly databaseUrl: string;
  tokenFor(userId: string, sessionId?: string): string;
  close(): Promise<void>;
}

/** A gateway before a played graph, on a database of its own. */
export async function aGateway(
  played: Record<string, Played> = {},
  more: Partial<GatewayMeans> = {},
  now = '2026-11-20T10:00:00+07:00',
): Promise<World> {
  const clock = new ManualClock(now);
  const graph = playedGraph(played);
  const database: TestDatabase = await cloneDatabase('template_empty', async () => undefined);
  const app = await createGateway({
    ...graph,
    databaseUrl: database.url,
    sessionSecret: SECRET,
    baseUrl: 'http://naga.test',
    clock,
    log: pino({ level: 'silent' }),
    ...more,
  });
  await app.ready();
  return {
    ...graph,
    app,
    clock,
    databaseUrl: database.url,
    tokenFor: (userId, sessionId = '1') => signSessionToken({ userId, sessionId, generation: 1 }, SECRET, clock),
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
