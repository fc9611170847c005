import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** The floor: a bare Fastify route that answers the same bytes. Argument: a JSON file {question: answer}. */
const answers = new Map(Object.entries(JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Record<string, string>));
const app = Fastify();
const json = 'application/json; charset=utf-8';
app.get('/*', (request, reply) => reply.type(json).send(answers.get(request.url)));
app.post<{ Body: { variables: unknown } }>('/graphql', (request, reply) =>
  reply.type(json).send(answers.get(JSON.stringify(request.body.variables))),
);
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`Ready at ${url}\n`);
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
