import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGateway } from '@naga/gateway/gateway.js';
import { systemClock } from '@naga/kernel/clock.js';
import { createLog } from '@naga/server-kit/log.js';
import { startSubgraphs, type Subgraphs } from '@naga/standalone/subgraphs.js';
import { RestClient } from '../../../e2e/harness/rest-client.js';
import { ROOT } from './start-pinned.js';

export interface Market {
  readonly client: RestClient;
  readonly subgraphs: Subgraphs;
  close(): Promise<void>;
}

/** Gateway and subgraphs in this process, without jobs and workers, on the database of this environment. */
export async function inThisProcess(env: Readonly<Record<string, string>>): Promise<Market> {
  const databaseUrl = env['DATABASE_URL']!;
  const [clock, log] = [systemClock, createLog('warn')];
  const subgraphs = await startSubgraphs({ databaseUrl, clock, log, env });
  const gateway = await createGateway({
    supergraphSdl: readFileSync(join(ROOT, 'schema/supergraph.graphql'), 'utf8'),
    transportOf: (name) => subgraphs.transportOf(name),
    databaseUrl,
    sessionSecret: env['SESSION_SECRET']!,
    baseUrl: 'http://127.0.0.1',
    clock,
    log,
  });
  return {
    client: new RestClient(await gateway.listen({ port: 0, host: '127.0.0.1' })),
    subgraphs,
    async close() {
      await gateway.close();
      await subgraphs.close();
    },
  };
}
