import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Postgres, startPostgres } from '@naga/server-kit/postgres/start-postgres.js';
import pg from 'pg';
import { type LocalCompose, type LocalService, readCompose, ROOT } from './harness/compose.js';
import { type Mailbox, openMailbox } from './harness/mailbox.js';
import { type Started, startProcess, untilReady } from './harness/processes.js';
import { startRedis } from './harness/redis.js';
import { ownDeparture } from './harness/departures.js';
import { freeSeats, RestClient, tomorrow } from './harness/rest-client.js';
import { until } from './harness/until.js';

const READY_S = 300;
const SUBGRAPHS = ['catalogue', 'pricing', 'booking', 'users', 'experiences', 'cargo'];
const folder = mkdtempSync(join(tmpdir(), 'naga-distributed-'));
execFileSync(process.execPath, [join(ROOT, 'tools/make-secrets.mjs'), folder]);
const secrets = parseEnv(readFileSync(join(folder, '.env'), 'utf8')) as Record<string, string>;

let postgres: Postgres;
let redis: Started;
let mailbox: Mailbox;
let compose: LocalCompose;
let client: RestClient;
const started: Started[] = [];

const start = ({ name, command, env }: LocalService): Started => {
  const process = startProcess(name, command, env);
  started.push(process);
  return process;
};

async function startDatabase(port: number): Promise<Postgres> {
  const password = secrets['POSTGRES_PASSWORD']!;
  const settings = { max_connections: '400', fsync: 'off', synchronous_commit: 'off' };
  const server = await startPostgres({ dataDir: join(folder, 'pg'), port, password, settings });
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query('create database naga');
  await admin.end();
  return server;
}

beforeAll(async () => {
  mailbox = await openMailbox();
  compose = await readCompose((ports) => ({
    ...secrets,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SEARCHES: '1000000',
    // The site asks for what was listed, over the wire too.
    SAFELIST: 'required',
    BASE_URL: `http://127.0.0.1:${ports.get('gateway')}`,
    SMTP_URL: mailbox.url,
    FILES_URL: join(folder, 'files'),
  }));
  [postgres, redis] = await Promise.all([
    startDatabase(compose.portOf('postgres')),
    startRedis(compose.portOf('redis')),
  ]);
  client = new RestClient(`http://127.0.0.1:${compose.portOf('gateway')}`);

  const demo = compose.services.find(({ isOnce }) => isOnce)!;
  const services = compose.services.filter(({ isOnce }) => !isOnce);
  await Promise.all(services.map((service) => untilReady(service, start(service), READY_S)));
  const loading = startProcess(demo.name, demo.command, demo.env);
  const [code] = (await once(loading.child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the market was not loaded:\n${loading.said()}`);
});

afterAll(async () => {
  const ends = await Promise.all(
    started.map(async (process) => {
      const code = await process.stop();
      return code === 0 ? [] : [`${process.name} ended with ${code}:\n${process.said()}`];
    }),
  );
  await redis?.stop();
  await mailbox?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
  expect(ends.flat()).toEqual([]);
});

describe('the processes of docker-compose.yml', () => {
  test('are six subgraphs, their workers, the gateway and the site', () => {
    expect(started).toHaveLength(14);
  });

  test('show pictures that another process has put where they are kept', async () => {
    const page = await client.call<string>('GET', '/gallery');
    const [path] = /\/files\/catalogue\/[0-9a-f]{40}-320\.webp/.exec(page.body) ?? [];
    const picture = await client.call('GET', path!);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('sell two seats through REST, and the ticket mail arrives by the queue', async () => {
    // Until then its places are unknown, and the answer is a 404.
    await until('every process follows the market', async () =>
      (await client.journeys())?.some(({ price, seats_available }) => price?.foreign > 0 && seats_available > 0),
    );
    const journey = await ownDeparture(client.url);
    const held = await client.hold(journey, freeSeats(await client.seats(journey)).slice(0, 2));
    expect([held.status, held.body.result[0]?.booking_status]).toEqual([200, 'blocked']);
    const booking = held.body.result[0]!;

    const payment = await client.pay(booking);
    expect((await client.decide(payment.body.result.pay_url!, 'approve')).status).toBe(200);
    const confirmed = (await client.confirm(booking)).body.result[0]!;
    expect(confirmed).toMatchObject({ booking_status: 'booked', payment_status: 'paid', pnr: booking.pnr });

    const { url, pdf_url } = confirmed.tickets[0]!;
    const pdf = await client.call<string>('GET', new URL(pdf_url, client.url).pathname);
    expect([pdf.status, pdf.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    const page = await client.call<string>('GET', new URL(url, client.url).pathname);
    expect([page.status, page.body.includes(booking.pnr)]).toEqual([200, true]);

    // Others of the market are written to as well.
    const ofTicket = () => mailbox.mails.find(({ subject, text }) => `${subject} ${text}`.includes(booking.pnr));
    await until('the ticket mail arrives', async () => ofTicket() !== undefined);
    const mail = ofTicket();
    expect(mail?.to?.[0]?.address).toMatch(/^sophea@\d+\.example\.com$/);
    expect(mail?.attachments.some(({ mimeType }) => mimeType === 'application/pdf')).toBe(true);
  });

  test('serve the site and the back office through the gateway', async () => {
    for (const path of ['/', `/bus-tickets/phnom-penh/siem-reap/${tomorrow()}`]) {
      const page = await client.call<string>('GET', path);
      expect([path, page.status, page.body.includes('<html')]).toEqual([path, 200, true]);
    }
    const admin = await client.call<string>('GET', '/admin/');
    expect([admin.status, admin.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test('subgraphs answer nobody whom the gateway or a service did not sign for', async () => {
    const payload = Buffer.from(
      JSON.stringify({
        iss: 'gateway',
        exp: Date.now() + 60_000,
        viewer: {
          kind: 'user',
          userId: '1',
          roleId: 1,
          requestId: 'r',
          mode: 'live',
          language: 'en',
          channel: 'web',
          grants: { 'user.manage': 'all' },
        },
      }),
    ).toString('base64url');
    const { privateKey } = generateKeyPairSync('ed25519');
    const forged = `${payload}.${sign(null, Buffer.from(payload), privateKey).toString('base64url')}`;
    for (const { name, port } of compose.services) {
      if (!SUBGRAPHS.includes(name)) continue;
      const subgraph = new RestClient(`http://127.0.0.1:${port}`);
      const headers: Record<string, string>[] = [{}, { 'x-naga-viewer': forged }, { 'x-naga-viewer': `${payload}.` }];
      for (const header of headers) {
        const { status } = await subgraph.call('POST', '/graphql', { query: '{ __typename }' }, header);
        expect([name, status]).toEqual([name, 401]);
      }
    }
    // From outside the header says nothing: the gateway finds out for itself who asks.
    const { status } = await client.call('GET', '/api/user', undefined, { 'x-naga-viewer': forged });
    expect(status).toBe(401);
  });

  test('a service without its environment names what is missing and ends with 1', async () => {
    const { name, command } = compose.services.find((service) => service.name === 'booking')!;
    const bare = startProcess(name, command);
    const [code] = (await once(bare.child, 'close')) as [number | null];
    expect(code).toBe(1);
    for (const missing of ['DATABASE_URL', 'VIEWER_SIGNING_KEY', 'CATALOGUE_SUBGRAPH_URL', 'PRICING_SUBGRAPH_URL'])
      expect(bare.said()).toContain(missing);
  });
});
