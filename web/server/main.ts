import compress from '@fastify/compress';
import { readEnv } from '@naga/server-kit/env.js';
import { createLog } from '@naga/server-kit/log.js';
import Fastify from 'fastify';
import { resolve } from 'node:path';
import { constants } from 'node:zlib';
import { environment } from './env.js';
import { graphOverHttp } from './graph-client.js';
import { singlePageApp } from './single-page-app.js';
import { webServer } from './web-server.js';

const env = readEnv(environment);
const gateway = new URL('/graphql', env.GATEWAY_URL).href;
// Reading the built pages takes its time on a busy machine.
const app = Fastify({ loggerInstance: createLog(env.LOG_LEVEL), trustProxy: true, pluginTimeout: 60_000 });

await app.register(compress, {
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
});
app.get('/healthz', () => ({ status: 'ok' }));
app.get('/readyz', async (_request, reply) => {
  const ready = await fetch(gateway, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ __typename }"}',
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  return reply.code(ready ? 200 : 503).send(ready ? { status: 'ready' } : { status: 'waiting', missing: ['gateway'] });
});
await app.register(singlePageApp, { path: '/admin', folder: resolve(env.ADMIN_BUILD) });
await app.register(webServer, {
  graph: graphOverHttp(gateway),
  baseUrl: env.BASE_URL?.replace(/\/$/, ''),
  nextAppUrl: env.NEXT_APP_URL?.replace(/\/$/, ''),
});
await app.listen({ port: env.PORT, host: env.HOST });

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void app.close().then(() => process.exit(0));
  });
