import { subgraphServer } from '../http/subgraph-server.js';
import type { AnySubgraphDefinition } from '../subgraph.js';
import { openSubgraph } from './open-subgraph.js';
import { stopOnSignal } from './stop-on-signal.js';

/** `main.ts` of a subgraph: GraphQL over HTTP for signed viewers until SIGTERM; running requests finish. */
export async function serveSubgraph(definition: AnySubgraphDefinition, source: NodeJS.ProcessEnv): Promise<void> {
  const { subgraph, env, keys, log, clock, close } = await openSubgraph(definition, source);
  const server = subgraphServer(subgraph, keys, clock);
  await server.listen({ port: env.PORT, host: env.HOST });
  log.info({ subgraph: definition.name, port: env.PORT }, 'serving');
  stopOnSignal(async () => {
    await server.close();
    await close();
  }, log);
}
