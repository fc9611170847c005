import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GraphQLSchema, introspectionFromSchema } from 'graphql';
import { ruruHTML } from 'ruru/server';
import { getStaticFile } from 'ruru/static';
import { allowTool } from '../http/tool-policy.js';

const ASSETS = '/graphql/assets/';
const SCHEMA = '/graphql/schema.json';

/** GraphiQL begins with asking __schema, which is not answered to everybody: it gets the document instead. */
const START = `<script type="module">
import { React, createRoot, Ruru } from '${ASSETS}ruru.js';
async function fetcher(asked, { headers } = {}) {
  if (asked.operationName === 'IntrospectionQuery') return (await fetch('${SCHEMA}')).json();
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(asked),
  });
  return answer.json();
}
createRoot(document.getElementById('ruru-root')).render(React.createElement(Ruru, { ...RURU_CONFIG, fetcher }));
</script>`;

/**
 * GraphiQL for browsers that open /graphql; undefined when a GET asks something, or does not want a page. What it says of
 * the graph everybody may read: `schema` is the public one.
 */
export function graphiql(
  app: FastifyInstance,
  schema: GraphQLSchema,
): (request: FastifyRequest, reply: FastifyReply) => string | undefined {
  const html = ruruHTML({ staticPath: ASSETS, endpoint: '/graphql', htmlParts: { bodyInitScript: START } });
  app.get('/assets/*', async (request, reply) => {
    const urlPath = request.url.split('?')[0]!;
    const acceptEncoding = request.headers['accept-encoding'];
    const file = await getStaticFile({ staticPath: ASSETS, urlPath, acceptEncoding, disallowDevAssets: true });
    return file ? reply.headers(file.headers).send(file.content) : reply.code(404).send({ status: 'error' });
  });
  let document: string | undefined;
  app.get('/schema.json', (_request, reply) => {
    document ??= JSON.stringify({ data: introspectionFromSchema(schema) });
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(document);
  });
  return ({ headers, query }, reply) => {
    const asks = 'query' in (query as object) || 'extensions' in (query as object);
    if (asks || !headers.accept?.includes('text/html')) return undefined;
    const nonce = allowTool(reply);
    return html.replace(/<script(?=[ >])/g, `<script nonce="${nonce}"`);
  };
}
