import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { allowTool } from '../http/tool-policy.js';

const require = createRequire(import.meta.url);

const pageWith = (
  nonce: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Naga API</title></head>
<body><div id="app"></div><script nonce="${nonce}" src="/api/docs/scalar.js"></script>
<script nonce="${nonce}">Scalar.createApiReference('#app', { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false, showDeveloperTools: 'never', hideClientButton: true, agent: { disabled: true }, mcp: { disabled: true } });</script></body></html>`;

/** /api/openapi.json, and a page at /api/docs to read it and to try calls. Nothing comes from elsewhere. */
export function docsRoutes(app: FastifyInstance): void {
  const hidden = { schema: { hide: true } as const };
  const script = join(dirname(require.resolve('@scalar/api-reference')), 'browser/standalone.js');
  let source: string | undefined;
  app.get('/openapi.json', hidden, () => app.swagger());
  app.get('/docs', hidden, (_request, reply) => {
    return reply.type('text/html; charset=utf-8').send(pageWith(allowTool(reply)));
  });
  app.get('/docs/scalar.js', hidden, (_request, reply) => {
    source ??= readFileSync(script, 'utf8');
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=86400').send(source);
  });
}
