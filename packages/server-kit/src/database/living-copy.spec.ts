import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { LivingCopy } from './living-copy.js';

/** The test database behind a door that can be shut; it notes when somebody knocks. */
async function database() {
  const { hostname, port, username, password, pathname } = new URL(process.env['TEST_DATABASE_URL']!);
  const sockets = new Set<Socket>();
  const knocks: number[] = [];
  let isOpen = true;
  let knocked = (): void => undefined;
  const door = createServer((socket) => {
    knocks.push(performance.now());
    knocked();
    if (!isOpen) return void socket.destroy();
    const inner = connect(Number(port), hostname);
    sockets.add(socket);
    for (const end of [socket, inner]) end.on('error', () => undefined);
    socket.pipe(inner).pipe(socket);
    socket.once('close', () => inner.destroy());
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${(door.address() as AddressInfo).port}${pathname}`,
    open: () => void (isOpen = true),
    /** Shuts it and resolves with the moments of the next `count` knocks. */
    async shut(count: number): Promise<number[]> {
      isOpen = false;
      knocks.length = 0;
      for (const socket of sockets) socket.destroy();
      while (knocks.length < count) await new Promise<void>((resolve) => (knocked = resolve));
      return knocks.slice(0, count);
    },
    close: () => void door.close(),
  };
}

let door: Awaited<ReturnType<typeof database>>;
let copy: LivingCopy<number>;
let generation = 0;
let heard = (): void => undefined;

beforeEach(async () => {
  door = await database();
  const read = () => (heard(), Promise.resolve(++generation));
  copy = await LivingCopy.start({ databaseUrl: door.url, channel: 'door', log: pino({ level: 'silent' }), read });
});
afterEach(async () => {
  await copy.stop();
  door.close();
});

test('while the database is away it is asked again one attempt at a time', async () => {
  const moments = await door.shut(4);
  const gaps = moments.slice(1).map((moment, index) => moment - moments[index]!);
  expect(Math.min(...gaps)).toBeGreaterThan(400);
});

test('once the database is back everything is read again, and changes are heard as before', async () => {
  await door.shut(2);
  const read = new Promise<void>((resolve) => (heard = resolve));
  door.open();
  await read;
  await copy.settled();
  const before = copy.current;
  const client = new pg.Client({ connectionString: door.url });
  await client.connect();
  await client.query('notify door');
  await client.end();
  await copy.settled();
  expect(copy.current).toBeGreaterThan(before);
});
