import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MapTiles, mapTilesTag } from './map-tiles.js';

export interface SinglePageAppOptions {
  /** '/admin', without a slash at the end. */
  path: string;
  /** Its build: index.html, assets/ and service workers. */
  folder: string;
  mapTiles?: MapTiles | undefined;
}

const policyFor = (nonce: string, mapTiles: MapTiles | undefined): string =>
  [
    "default-src 'self'",
    // The scanner reads codes in WebAssembly where the browser cannot.
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'`,
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${mapTiles ? ` ${new URL(mapTiles.url).origin}` : ''}`,
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Tickets are scanned with the camera; nothing else of the device is anybody's business. */
const PERMISSIONS = 'camera=(self), microphone=(), geolocation=()';

/**
 * An app without server rendering: every address below its path is its one page, but for its service workers, and what is
 * missing in assets/ is 404.
 */
export async function singlePageApp(
  app: FastifyInstance,
  { path, folder, mapTiles }: SinglePageAppOptions,
): Promise<void> {
  const built = readFileSync(join(folder, 'index.html'), 'utf8');
  const html = mapTiles ? built.replace('<head>', `<head>${mapTilesTag(mapTiles)}`) : built;
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: `${path}/assets/`,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
  for (const worker of globSync('*-worker.js', { cwd: folder })) {
    const script = readFileSync(join(folder, worker), 'utf8');
    app.get(`${path}/${worker}`, (_request, reply) =>
      reply.header('content-type', 'text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
    );
  }
  app.get(path, (_request, reply) => reply.redirect(`${path}/`, 308));
  app.get(`${path}/*`, (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policyFor(nonce, mapTiles))
      .header('permissions-policy', PERMISSIONS)
      .header('cache-control', 'no-cache')
      .send(html.replace(/<(script|style|link)\b/g, `<$1 nonce="${nonce}"`));
  });
}
