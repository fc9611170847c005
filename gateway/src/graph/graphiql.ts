import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ruruHTML } from 'ruru/server';
import { getStaticFile } from 'ruru/static';
import { allowTool } from '../http/tool-policy.js';

const ASSETS = '/graphql/assets/';

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
    const nonce = allowTool(reply);
    return html.replace(/<script(?=[ >])/g, `<script nonce="${nonce}"`);
  };
}
