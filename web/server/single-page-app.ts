import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SinglePageAppOptions {
  /** '/admin', without a slash at the end. */
  path: string;
  /** Its build: index.html and assets/. */
  folder: string;
}

const policyFor = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** An app without server rendering: every address below its path is its one page, but what is missing in assets/ is 404. */
export async function singlePageApp(app: FastifyInstance, { path, folder }: SinglePageAppOptions): Promise<void> {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: `${path}/assets/`,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
  app.get(path, (_request, reply) => reply.redirect(`${path}/`, 308));
  app.get(`${path}/*`, (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policyFor(nonce))
      .header('cache-control', 'no-cache')
      .send(html.replace(/<(script|style|link)\b/g, `<$1 nonce="${nonce}"`));
  });
}
