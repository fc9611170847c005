import type { FastifyInstance } from 'fastify';

/** What helmet would say, without a Content-Security-Policy: each page sets its own. */
const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'x-dns-prefetch-control': 'off',
};
const ONE_YEAR = 'max-age=31536000; includeSubDomains';

/** @param isHttps whether the world reaches us by https, so that browsers may insist on it */
export function securityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const headers = isHttps ? { ...HEADERS, 'strict-transport-security': ONE_YEAR } : HEADERS;
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}
