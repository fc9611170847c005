import booking from '@naga/booking/subgraph.js';
import cargo from '@naga/cargo/subgraph.js';
import catalogue from '@naga/catalogue/subgraph.js';
import experiences from '@naga/experiences/subgraph.js';
import type { Clock } from '@naga/kernel/clock.js';
import pricing from '@naga/pricing/subgraph.js';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { type AnySubgraph, type AnySubgraphDefinition, RunningSubgraph } from '@naga/server-kit/subgraph.js';
import users from '@naga/users/subgraph.js';
import type { Logger } from 'pino';

export const DEFINITIONS: readonly AnySubgraphDefinition[] = [catalogue, pricing, booking, users, experiences, cargo];

export const SUBGRAPH_COUNT = DEFINITIONS.length;

export interface Subgraphs {
  readonly all: readonly AnySubgraph[];
  /** The way to one of them, in memory; throws on a name that does not run here. */
  transportOf(name: string): AnySubgraph & Transport;
  close(): Promise<void>;
}

export interface SubgraphsMeans {
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly env: NodeJS.ProcessEnv;
}

/** All six in this process, reaching each other in memory. Migrations wait for each other by an advisory lock. */
export async function startSubgraphs(means: SubgraphsMeans): Promise<Subgraphs> {
  const running = new Map<string, AnySubgraph>();
  const transportOf = (name: string): AnySubgraph => {
    const subgraph = running.get(name);
    if (!subgraph) throw new Error(`no subgraph ${name} runs here`);
    return subgraph;
  };
  const all = await Promise.all(
    DEFINITIONS.map(async (definition) => {
      const subgraph = await RunningSubgraph.start(definition, { ...means, transportOf });
      running.set(definition.name, subgraph);
      return subgraph;
    }),
  );
  return { all, transportOf, close: async () => void (await Promise.all(all.map((subgraph) => subgraph.close()))) };
}
