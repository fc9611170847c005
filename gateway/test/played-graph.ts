import { readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { CompiledExecutor } from '@naga/server-kit/graphql/compiled-executor.js';
import type { GraphRequest, Transport } from '@naga/server-kit/graphql/transport.js';
import { withVisibleErrors } from '@naga/server-kit/graphql/visible-errors.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { isAbstractType, parse } from 'graphql';
import { pino } from 'pino';

const sdlOf = (name: string): string => readFileSync(new URL(`../../schema/${name}.graphql`, import.meta.url), 'utf8');

/** What a test's subgraph answers, by type and field: (source, args, { viewer }) → value. */
export type Played = Record<string, Record<string, unknown>>;

export interface PlayedGraph {
  readonly supergraphSdl: string;
  readonly transportOf: (name: string) => Transport;
  readonly asked: { subgraph: string; request: GraphRequest; viewer: Viewer }[];
}

/** The committed contracts with a test's own resolvers behind them. */
export function playedGraph(played: Record<string, Played>): PlayedGraph {
  const log = pino({ level: 'silent' });
  const asked: PlayedGraph['asked'] = [];
  const transports = new Map<string, Transport>();
  for (const name of ['catalogue', 'pricing', 'booking', 'users', 'experiences', 'cargo']) {
    const executor = new CompiledExecutor(schemaOf(name, played[name] ?? {}));
    transports.set(name, {
      async send(request, viewer) {
        asked.push({ subgraph: name, request, viewer });
        return withVisibleErrors(await executor.execute(request, { viewer }), log);
      },
    });
  }
  return { supergraphSdl: sdlOf('supergraph'), transportOf: (name) => transports.get(name)!, asked };
}

function schemaOf(name: string, resolvers: Played) {
  const typeDefs = parse(sdlOf(name));
  const bare = buildSubgraphSchema([{ typeDefs }]);
  const abstract = Object.values(bare.getTypeMap()).filter(
    (type) => isAbstractType(type) && !type.name.startsWith('_'),
  );
  const resolveType = { __resolveType: ({ __typename }: { __typename: string }) => __typename };
  const unions = Object.fromEntries(abstract.map((type) => [type.name, resolveType]));
  return buildSubgraphSchema([{ typeDefs, resolvers: { ...unions, ...resolvers } as never }]);
}
