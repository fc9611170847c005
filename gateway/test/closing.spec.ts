import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { aGateway } from './world.js';

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly body: string;
}

function ask(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response: IncomingMessage) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode, connection: response.headers.connection, body }));
    }).on('error', reject);
  });
}

/** A promise and what settles it. */
const gate = () => Promise.withResolvers<void>();

test('a server that closes says it is not ready, answers whoever is there and comes, lets what runs finish, and is gone', async () => {
  const [grace, slow, isAsked] = [gate(), gate(), gate()];
  const amenities = async () => {
    isAsked.resolve();
    await slow.promise;
    return [];
  };
  const world = await aGateway({ catalogue: { Query: { amenities } } }, { grace: () => grace.promise });
  const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  const other = new Agent({ keepAlive: true });

  const before = await ask(`${url}/healthz`, kept);
  expect([before.status, before.connection]).toEqual([200, 'keep-alive']);
  const running = ask(`${url}/api/v1/amenities`, other);
  await isAsked.promise;

  const closed = world.close();
  // Over the connection that was open before, and over one of its own.
  const notReady = await ask(`${url}/readyz`, kept);
  expect([notReady.status, notReady.connection, JSON.parse(notReady.body)]).toEqual([
    503,
    'close',
    { status: 'closing' },
  ]);
  const late = await ask(`${url}/api/v1/nothing`, new Agent());
  expect([late.status, late.connection]).toEqual([404, 'close']);

  grace.resolve();
  slow.resolve();
  const finished = await running;
  expect([finished.status, finished.connection]).toEqual([200, 'close']);
  await closed;
  expect(world.app.server.listening).toBe(false);
  kept.destroy();
  other.destroy();
});
