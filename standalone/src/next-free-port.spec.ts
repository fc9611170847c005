import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { nextFreePort } from './next-free-port.js';

const taken: Server[] = [];
afterEach(() => taken.splice(0).forEach((server) => server.close()));

const take = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    taken.push(server);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });

test('a taken port gives way to a later one that is free', async () => {
  const port = await take();
  expect(await nextFreePort(port, '127.0.0.1')).toBeGreaterThan(port);
});

test('0 is any port, and the choice is known: links to this site name it', async () => {
  expect(await nextFreePort(0, '127.0.0.1')).toBeGreaterThan(0);
});
