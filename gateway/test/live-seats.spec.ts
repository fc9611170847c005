import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Database } from '@naga/server-kit/database/database.js';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createGateway } from '../src/gateway.js';
import type { LiveSettings } from '../src/live/live-routes.js';
import { openStore } from '../src/store.js';
import { aGateway, SECRET, type World } from './world.js';

const LEG = '77@2026-11-21:12-15';
const OTHER = '78@2026-11-21:12-15';

/** What the played booking says of each ride's seats; 1A to 1C and a door. */
let gone: Record<string, string>;
let asked: string[];
const seatMap = ({ id }: { id: string }) => {
  asked.push(id);
  const seats = ['1A', '1B', '1C'].map((number) => ({ number, kind: 'SEAT', state: gone[number] ?? 'AVAILABLE' }));
  return { floors: 1, rows: 1, columns: 4, free: 3, seats: [...seats, { number: '', kind: 'DOOR', state: 'BLOCKED' }] };
};
const vehicle = { id: '1', seatCount: 3, seatLayout: { id: '1', floors: 1, seats: [] } };
const rideOf = (id: string) => ({
  id,
  routeScheduleId: id.slice(0, 2),
  date: '2026-11-21',
  boardingPosition: 0,
  dropOffPosition: 1,
  vehicle,
});
const played = {
  catalogue: { Query: { journey: (_: unknown, { id }: { id: string }) => ({ id, legs: [rideOf(id)] }) } },
  booking: { JourneyLeg: { __resolveReference: (leg: object) => leg, seatMap } },
};

interface Client {
  readonly response: IncomingMessage;
  /** Events as they come; `next` waits for one. */
  next(): Promise<{ leg: string; states: Record<string, string> }>;
  readonly ended: Promise<void>;
  leave(): void;
}

let world: World;
let url: string;
let store: Database;
let leaving: Client[] = [];
beforeAll(async () => {
  world = await aGateway(played, { trustProxy: ['loopback'] });
  url = await listen(world.app);
  store = await openStore(world.databaseUrl);
});
afterAll(async () => {
  await store.close();
  await world.close();
});
beforeEach(() => {
  [gone, asked] = [{}, []];
});
afterEach(async () => {
  for (const client of leaving) client.leave();
  await Promise.all(leaving.map(({ ended }) => ended));
  leaving = [];
});

const listen = (app: FastifyInstance) => app.listen({ port: 0, host: '127.0.0.1' });

/** Another gateway on the same database. */
const another = (live?: LiveSettings) =>
  createGateway({
    ...world,
    sessionSecret: SECRET,
    baseUrl: 'http://naga.test',
    log: pino({ level: 'silent' }),
    trustProxy: ['loopback'],
    ...(live && { live }),
  });

function look(url: string, legs: readonly string[], headers: Record<string, string> = {}): Promise<Client> {
  const query = legs.map((leg) => `leg=${encodeURIComponent(leg)}`).join('&');
  return new Promise((resolve, reject) => {
    const request = get(`${url}/live/seats?${query}`, { headers }, (response) => {
      const events: string[] = [];
      let wake = (): void => undefined;
      let rest = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const parts = (rest + chunk).split('\n\n');
        rest = parts.pop()!;
        events.push(...parts.filter((part) => part.startsWith('event: seats\n')));
        wake();
      });
      const client: Client = {
        response,
        ended: new Promise((end) => response.on('close', () => end())),
        async next() {
          while (events.length === 0) await new Promise<void>((woken) => (wake = woken));
          return JSON.parse(events.shift()!.split('data: ')[1]!);
        },
        leave: () => request.destroy(),
      };
      leaving.push(client);
      resolve(client);
    });
    request.on('error', reject);
  });
}

/** As booking's trigger does when claims are committed. */
async function tell(departure: string): Promise<void> {
  await store.rows('select pg_notify($1, $2)', ['seats', departure]);
}

test('two who look at one ride hear at once what is gone, and each change of it: states and nothing else', async () => {
  const [one, two] = [await look(url, [LEG]), await look(url, [LEG])];
  expect(one.response.statusCode).toBe(200);
  expect(one.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const nothingGone = { leg: LEG, states: {} };
  expect(await Promise.all([one.next(), two.next()])).toEqual([nothingGone, nothingGone]);

  gone = { '1B': 'UNAVAILABLE', '1C': 'BLOCKED' };
  await tell('77@2026-11-21');
  const changed = { leg: LEG, states: gone };
  expect(await Promise.all([one.next(), two.next()])).toEqual([changed, changed]);
  // Asked for both together, as a guest, and once for each change.
  expect(asked).toEqual([LEG, LEG]);
  expect(world.asked.every(({ viewer }) => viewer.kind === 'guest' && viewer.bookingToken === undefined)).toBe(true);
});

test('two gateways on one database hear the same claim', async () => {
  const second = await another();
  const clients = await Promise.all([look(url, [LEG]), look(await listen(second), [LEG])]);
  await Promise.all(clients.map((client) => client.next()));
  gone = { '1A': 'UNAVAILABLE' };
  await tell('77@2026-11-21');
  expect(await Promise.all(clients.map((client) => client.next()))).toEqual([
    { leg: LEG, states: gone },
    { leg: LEG, states: gone },
  ]);
  await second.close();
});

test('of a trip each ride is told for itself, and another departure wakes nobody', async () => {
  const client = await look(url, [LEG, OTHER]);
  expect([(await client.next()).leg, (await client.next()).leg].sort()).toEqual([LEG, OTHER]);
  gone = { '1A': 'UNAVAILABLE' };
  await tell('99@2026-11-21');
  await tell('78@2026-11-21');
  expect(await client.next()).toEqual({ leg: OTHER, states: gone });
  expect(asked.filter((leg) => leg === LEG)).toHaveLength(1);
});

test.each([
  ['no ride', [], {}, 404],
  ['what is no ride', ['nonsense'], {}, 404],
  ['more rides than a trip has', Array<string>(5).fill(LEG), {}, 404],
  ['a robot', [LEG], { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 204],
] as const)('%s opens no stream', async (_, legs, headers, status) => {
  expect((await look(url, legs, headers)).response.statusCode).toBe(status);
  expect(asked).toEqual([]);
});

test('streams are limited: at one address, in a minute, and in all', async () => {
  const narrow = await another({ streams: 3, streamsOfAddress: 1, openedOfAddress: 2 });
  const at = await listen(narrow);
  const from = (ip: string) => look(at, [LEG], { 'x-forwarded-for': ip });
  const first = await from('203.0.113.1');
  await first.next();
  const second = await from('203.0.113.1');
  expect([second.response.statusCode, second.response.headers['retry-after']]).toEqual([429, '20']);
  first.leave();
  await first.ended;
  const third = await from('203.0.113.1');
  expect([third.response.statusCode, third.response.headers['retry-after']]).toEqual([429, '60']);
  for (const ip of ['203.0.113.2', '203.0.113.3', '203.0.113.4']) await (await from(ip)).next();
  expect((await from('203.0.113.5')).response.statusCode).toBe(503);
  await narrow.close();
});

test('a gateway that closes ends its streams and is gone', async () => {
  const going = await another();
  const client = await look(await listen(going), [LEG]);
  await client.next();
  await going.close();
  await client.ended;
  expect(going.server.listening).toBe(false);
});
