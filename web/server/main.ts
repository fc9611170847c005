import compress from '@fastify/compress';
import { readEnv } from '@naga/server-kit/env.js';
import { drainOnClose } from '@naga/server-kit/http/drain.js';
import { answerFailure } from '@naga/server-kit/http/failures.js';
import { loggedPath } from '@naga/server-kit/http/logged-path.js';
import { readinessRoutes } from '@naga/server-kit/http/readiness.js';
import { createLog } from '@naga/server-kit/log.js';
import { type RunningProcess, runProcess } from '@naga/server-kit/process/run-process.js';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { constants } from 'node:zlib';
import { environment } from './env.js';
import { graphOverHttp } from './graph-client.js';
import { mapTilesOf } from './map-tiles.js';
import { singlePageApp } from './single-page-app.js';
import { webServer } from './web-server.js';

const requestFacts = ({ method, url, ip }: FastifyRequest): object => ({ method, path: loggedPath(url), ip });

/** The public site and the back office as a process of its own: the graph is asked over HTTP. */
async function start(): Promise<RunningProcess> {
  const env = readEnv(environment);
  const gateway = new URL('/graphql', env.GATEWAY_URL).href;
  const log = createLog(env.LOG_LEVEL);
  // Reading the built pages takes its time on a busy machine.
  const app = Fastify({
    loggerInstance: log.child({}, { serializers: { req: requestFacts } }),
    trustProxy: true,
    pluginTimeout: 60_000,
    return503OnClosing: false,
    // The gateway's, where it asks for the visitor.
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
  }) as unknown as FastifyInstance;
  app.setErrorHandler(answerFailure);

  await app.register(compress, {
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
  });
  readinessRoutes(app, {
    async gateway() {
      const { ok } = await fetch(new URL('/readyz', gateway));
      if (!ok) throw new Error('the gateway is not ready');
    },
  });
  drainOnClose(app, () => pause(env.DRAIN_MS));
  await app.register(singlePageApp, { path: '/admin', folder: resolve(env.ADMIN_BUILD), mapTiles: mapTilesOf(env) });
  await app.register(webServer, {
    graph: graphOverHttp(gateway),
    baseUrl: env.BASE_URL?.replace(/\/$/, ''),
    nextAppUrl: env.NEXT_APP_URL?.replace(/\/$/, ''),
  });
  await app.listen({ port: env.PORT, host: env.HOST });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, log, stop: () => app.close() };
}

await runProcess(start);
