import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloGateway, LocalGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { createGateway } from '@naga/gateway/gateway.js';
import { systemClock } from '@naga/kernel/clock.js';
import { createLog } from '@naga/server-kit/log.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { startSubgraphs } from '@naga/standalone/subgraphs.js';
import { ROOT } from '../servers/start-pinned.js';

/** All six subgraphs in this process, behind our gateway or, with the argument `stock`, behind Apollo's. */
const databaseUrl = process.env['DATABASE_URL']!;
const log = createLog('warn');
const subgraphs = await startSubgraphs({ databaseUrl, clock: systemClock, log, env: process.env });
const supergraphSdl = readFileSync(join(ROOT, 'schema/supergraph.graphql'), 'utf8');
const listen = { port: 0, host: '127.0.0.1' };

/** Each subgraph gets a context of its own, as in our transport. */
class InMemory extends LocalGraphQLDataSource {
  constructor(private readonly name: string) {
    super(subgraphs.transportOf(name).schema);
  }

  override process(options: Parameters<LocalGraphQLDataSource['process']>[0]) {
    const context = subgraphs.transportOf(this.name).contextFor(guest({ requestId: 'stock' }));
    return super.process({ ...options, context } as never);
  }
}

async function stock(): Promise<string> {
  const gateway = new ApolloGateway({ supergraphSdl, buildService: ({ name }) => new InMemory(name) });
  const { url } = await startStandaloneServer(new ApolloServer({ gateway }), { listen });
  return url;
}

async function ours(): Promise<string> {
  const gateway = await createGateway({
    supergraphSdl,
    transportOf: (name) => subgraphs.transportOf(name),
    databaseUrl,
    sessionSecret: process.env['SESSION_SECRET']!,
    baseUrl: 'http://127.0.0.1',
    limits: { requests: 1_000_000, searches: 1_000_000, guesses: 1_000_000 },
    clock: systemClock,
    log,
  });
  return `${await gateway.listen(listen)}/graphql`;
}

process.stdout.write(`Ready at ${await (process.argv[2] === 'stock' ? stock() : ours())}\n`);
