import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { ManualClock } from '@naga/kernel/clock.js';
import { type ExecutionResult, print } from 'graphql';
import { pino } from 'pino';
import type { Transport } from '../graphql/transport.js';
import type { Database } from '../database/database.js';
import { RunningSubgraph, type SubgraphDefinition } from '../subgraph.js';
import { guest, service, type Viewer } from '../viewer/viewer.js';
import { subgraphDatabase } from './test-database.js';

/** For a connection of a test's own: what it changes from now on, the service 'test' changes. */
export const ACT_AS_TEST = `set naga.actor = '{"at":"2026-11-20T03:00:00Z","service":"test","request":"test","channel":"internal","mode":"live"}'`;

export interface TestSubgraph<Services> {
  readonly subgraph: RunningSubgraph<Services>;
  readonly clock: ManualClock;
  readonly databaseUrl: string;
  /** Runs a document as a viewer (a guest unless told otherwise) and answers data and errors as a client gets them. */
  run<Data, Variables>(
    document: string | TypedDocumentNode<Data, Variables>,
    variables?: Variables,
    viewer?: Viewer,
  ): Promise<ExecutionResult<Data>>;
  /** Its database in other hands: changes that no command makes, by the service 'test'. */
  readonly outside: Database;
  close(): Promise<void>;
}

export interface TestMeans {
  /** Where the clock stands; it moves only when told to. */
  readonly now?: string;
  /** What neighbours answer. A neighbour that is not named fails when asked. */
  readonly neighbours?: Readonly<Record<string, Transport>>;
  readonly env?: NodeJS.ProcessEnv;
}

/** One subgraph on a database of its own, with a clock to move and neighbours to play. */
export async function startTestSubgraph<Services>(
  definition: SubgraphDefinition<Services>,
  { now = '2026-11-20T10:00:00+07:00', neighbours = {}, env = {} }: TestMeans = {},
): Promise<TestSubgraph<Services>> {
  const database = await subgraphDatabase(definition);
  const clock = new ManualClock(now);
  const transportOf = (name: string): Transport => {
    const transport = neighbours[name];
    if (!transport) throw new Error(`no neighbour ${name} in this test`);
    return transport;
  };
  const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });
  const means = { databaseUrl: database.url, clock, log, transportOf, env };
  const subgraph = await RunningSubgraph.start(definition, means, { migrate: false });
  return {
    subgraph,
    clock,
    databaseUrl: database.url,
    async run(document, variables, viewer = guest()) {
      const query = typeof document === 'string' ? document : print(document);
      const result = await subgraph.send({ query, variables: variables as Record<string, unknown> }, viewer);
      return result as never;
    },
    outside: subgraph.contextFor(service('test')).database,
    async close() {
      await subgraph.close();
      await database.drop();
    },
  };
}
