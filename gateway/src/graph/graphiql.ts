import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ruruHTML } from 'ruru/server';
import { getStaticFile } from 'ruru/static';

const ASSETS = '/graphql/assets/';

/** Its editor writes styles of its own and works in workers; scripts are only those of this page. */
const policyFor = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** GraphiQL for browsers that open /graphql; undefined when a GET asks something, or does not want a page. */
export function graphiql(app: FastifyInstance): (request: FastifyRequest, reply: FastifyReply) => string | undefined {
  const html = ruruHTML({ staticPath: ASSETS, endpoint: '/graphql' });
  app.get('/assets/*', async (request, reply) => {
    const urlPath = request.url.split('?')[0]!;
    const acceptEncoding = request.headers['accept-encoding'];
    const file = await getStaticFile({ staticPath: ASSETS, urlPath, acceptEncoding, disallowDevAssets: true });
    return file ? reply.headers(file.headers).send(file.content) : reply.code(404).send({ status: 'error' });
  });
  return ({ headers, query }, reply) => {
    const asks = 'query' in (query as object) || 'extensions' in (query as object);
    if (asks || !headers.accept?.includes('text/html')) return undefined;
    const nonce = randomBytes(16).toString('base64');
    void reply.header('content-security-policy', policyFor(nonce));
    return html.replace(/<script(?=[ >])/g, `<script nonce="${nonce}"`);
  };
}
