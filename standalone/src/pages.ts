import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock } from '@naga/kernel/clock.js';
import type { MapTiles } from '@naga/web/server/map-tiles.js';
import { singlePageApp } from '@naga/web/server/single-page-app.js';
import type { GraphClient } from '@naga/web/server/graph-client.js';
import { webServer } from '@naga/web/server/web-server.js';
import type { FastifyInstance } from 'fastify';

const ADMIN = join(dirname(fileURLToPath(import.meta.url)), '../../admin-web/build/client');

export interface PagesMeans {
  /** Undefined: each request's own host. */
  readonly baseUrl: string | undefined;
  readonly nextAppUrl: string | undefined;
  readonly mapTiles: MapTiles | undefined;
  readonly clock: Clock;
}

/** The back office and the public site, behind everything the gateway answers itself. */
export const pages =
  ({ baseUrl, nextAppUrl, mapTiles, clock }: PagesMeans) =>
  async (app: FastifyInstance, graph: GraphClient): Promise<void> => {
    if (!existsSync(ADMIN)) throw new Error('admin-web is not built: npm run build');
    await app.register(singlePageApp, { path: '/admin', folder: ADMIN, mapTiles });
    await app.register(webServer, { graph, baseUrl, nextAppUrl, now: () => clock.now() });
  };
