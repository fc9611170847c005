import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { systemClock } from '@naga/kernel/clock.js';
import { readViewerKeys, signViewer, VIEWER_HEADER } from '@naga/server-kit/viewer/signed-viewer.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { ROOT } from '../servers/start-pinned.js';

/** @apollo/gateway with its own defaults, over the same subgraphs; it signs a guest as our gateway does. */
const { VIEWER_SIGNING_KEY = '', VIEWER_TRUSTED_KEYS = '', ...env } = process.env;
const keys = readViewerKeys('gateway', VIEWER_SIGNING_KEY, VIEWER_TRUSTED_KEYS);
const viewer = guest({ requestId: 'stock' });

const gateway = new ApolloGateway({
  supergraphSdl: readFileSync(join(ROOT, 'schema/supergraph.graphql'), 'utf8'),
  buildService: ({ name }) =>
    new RemoteGraphQLDataSource({
      url: env[`${name.toUpperCase()}_SUBGRAPH_URL`]!,
      willSendRequest: ({ request }) => request.http?.headers.set(VIEWER_HEADER, signViewer(viewer, keys, systemClock)),
    }),
});
const { url } = await startStandaloneServer(new ApolloServer({ gateway }), { listen: { port: 0, host: '127.0.0.1' } });
process.stdout.write(`Ready at ${url}\n`);
