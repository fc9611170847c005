import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { pino } from 'pino';
import { webProxy } from '../src/pages/web-proxy.js';
import { aGateway, type World } from './world.js';

const charge = {
  __typename: 'SandboxCharge',
  id: 'c-1',
  reference: 'r',
  amount: { amount: 123456, currency: 'USD' },
  method: 'CARD',
  returnUrl: 'https://shop.example/back?a=1',
  description: '<b>KX74QP</b>',
};
let state = 'OPEN';
let isQueueUp = true;
let world: World;
beforeAll(async () => {
  world = await aGateway(
    {
      booking: {
        Query: {
          sandboxCharge: (_: unknown, { id }: { id: string }) => {
            if (id === 'c-broken') throw new Error('relation "charge" is gone');
            return id === 'c-1' ? { ...charge, state } : null;
          },
        },
        Mutation: {
          decideSandboxCharge: (_: unknown, { id, outcome }: { id: string; outcome: string }) => {
            if (id !== 'c-1') return { __typename: 'Refused', code: 'CHARGE_NOT_FOUND', facts: {} };
            state = outcome;
            return { ...charge, state };
          },
          receivePaymentCallback: (_: unknown, { body, signature }: { body: string; signature: string }) =>
            body === '{ "a": 1 }' && signature === 's'
              ? { __typename: 'Booking', id: '1', status: 'BOOKED', paymentStatus: 'PAID' }
              : { __typename: 'Refused', code: 'INVALID_REQUEST', facts: {} },
        },
      },
    },
    {
      checks: { queue: () => (isQueueUp ? Promise.resolve() : Promise.reject(new Error('down'))) },
      queueDepths: async () => ({ 'users-events': 3 }),
      pages: async (app) => {
        app.get('/broken', async () => {
          throw new Error('/srv/web/build is gone');
        });
        app.all('/*', (_, reply) => reply.code(404).type('text/html').send('our own 404'));
      },
    },
  );
});
afterAll(() => world.close());

describe("the sandbox's pay page", () => {
  test('is a page for people in their language, which works without script', async () => {
    const { body, headers } = await world.app.inject({ url: '/sandbox/pay/c-1', headers: { 'accept-language': 'km' } });
    expect(body).toContain('<html lang="km">');
    expect(body).toContain('$1.234,56');
    const fonts = [...body.matchAll(/url\((\/sandbox\/fonts\/[^)]+)\)/g)].map(([, url]) => url!);
    for (const url of fonts) expect((await world.app.inject({ url })).headers['content-type']).toBe('font/woff2');
    expect(fonts).toHaveLength(5);
    expect(body).toContain('&lt;b&gt;KX74QP');
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect([...body.matchAll(/value="(\w+)"/g)].map(([, outcome]) => outcome)).toEqual([
      'approve',
      'decline',
      'cancel',
      'late',
      'close',
    ]);
  });

  test('sends people back where they came from', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await world.app.inject({
      method: 'POST',
      url: '/sandbox/pay/c-1',
      payload: 'outcome=decline',
      headers,
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, charge.returnUrl]);
    expect((await world.app.inject({ url: '/sandbox/pay/c-1' })).body).toContain('This payment is decided.');
  });

  test('takes a decision from machines as JSON, and refuses anything else', async () => {
    const post = (url: string, payload: object | string) => {
      const headers = { 'content-type': 'application/json' };
      return world.app.inject({ method: 'POST', url, payload, headers });
    };
    const late = await post('/sandbox/pay/c-1', { outcome: 'late' });
    expect([late.statusCode, late.json().result.state]).toEqual([200, 'late']);
    expect((await post('/sandbox/pay/c-1', { outcome: 'steal' })).statusCode).toBe(422);
    expect((await post('/sandbox/pay/c-1', '{')).statusCode).toBe(400);
    expect((await post('/sandbox/pay/c-2', { outcome: 'approve' })).statusCode).toBe(404);
    expect((await world.app.inject({ url: '/sandbox/pay/c-2' })).statusCode).toBe(404);
  });
});

test("the pay page's own failures are told to people by a page, to machines as ever", async () => {
  const url = '/sandbox/pay/c-broken';
  const people = await world.app.inject({ url, headers: { accept: 'text/html', cookie: 'language=th' } });
  expect([people.statusCode, people.headers['content-language']]).toEqual([500, 'th']);
  const machines = await world.app.inject({ url });
  expect([machines.statusCode, machines.json().error_details.code]).toEqual([500, 'INTERNAL_SERVER_ERROR']);
  expect(people.body + machines.body).not.toContain('relation');
});

test("a provider's call-back is passed on as it was signed", async () => {
  const send = (signature: string) => {
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    const url = '/api/v1/payments/sandbox/callback';
    return world.app.inject({ method: 'POST', url, payload: '{ "a": 1 }', headers });
  };
  expect((await send('s')).statusCode).toBe(200);
  const forged = await send('t');
  expect([forged.statusCode, forged.json().error_details.messages]).toEqual([409, ['Invalid request detected']]);
});

describe('health', () => {
  test('is ready when everything is, else names what is not', async () => {
    expect((await world.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    isQueueUp = false;
    const { statusCode, body } = await world.app.inject({ url: '/readyz' });
    isQueueUp = true;
    expect([statusCode, JSON.parse(body).missing]).toEqual([503, ['queue']]);
    expect((await world.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });

  test('counts requests, questions to subgraphs and waiting jobs', async () => {
    const { body } = await world.app.inject({ url: '/metrics' });
    expect(body).toContain('route="/sandbox/pay/:id"');
    expect(body).toContain('subgraph_fetch_duration_seconds_count{subgraph="booking"}');
    expect(body).toContain('queue_jobs_waiting{queue="users-events"} 3');
  });
});

test('every answer names its request and is safe to show; other paths are the pages’', async () => {
  const { statusCode, headers, body } = await world.app.inject({
    url: '/nowhere',
    headers: { 'x-request-id': 'bad id!' },
  });
  expect([statusCode, body]).toEqual([404, 'our own 404']);
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a page that fails outside of what it renders is told by a page, without its words', async () => {
  const { statusCode, headers, body } = await world.app.inject({
    url: '/broken',
    headers: { accept: 'text/html', 'x-request-id': 'r-5', cookie: 'language=km' },
  });
  expect([statusCode, headers['x-request-id']]).toEqual([500, 'r-5']);
  expect(body).toContain('<html lang="km">');
  expect(body).toContain('r-5');
  expect(body).not.toContain('srv');
  expect(headers['content-security-policy']).toContain("style-src 'nonce-");
  expect((await world.app.inject({ url: '/broken' })).json().error_details.code).toBe('INTERNAL_SERVER_ERROR');
});

test('JSON over a kilobyte is compressed', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  expect((await world.app.inject({ url: '/api/openapi.json', headers })).headers['content-encoding']).toBe('gzip');
  expect((await world.app.inject({ url: '/healthz', headers })).headers['content-encoding']).toBeUndefined();
});

test('the access log names request and path, and nobody’s mail address', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const logging = await aGateway({}, { log });
  await logging.app.inject({ url: '/eticket/abc/sok%40example.com?x=secret', headers: { 'x-request-id': 'r-9' } });
  await logging.close();
  const said = lines.map((line) => JSON.parse(line)).find(({ req }) => req);
  expect(said).toMatchObject({ requestId: 'r-9', req: { method: 'GET', path: '/eticket/abc/***' } });
  expect(lines.join('')).not.toMatch(/sok|secret/);
});

test('a site that is away is told without saying where it stands; one that answers hears who asks', async () => {
  const site = Fastify();
  site.get('/hello', ({ headers }) => headers);
  const url = await site.listen({ port: 0, host: '127.0.0.1' });
  const proxied = await aGateway({}, { pages: webProxy(url) });
  const here = await proxied.app.inject({ url: '/hello', headers: { 'x-request-id': 'r-2', host: 'naga.test' } });
  expect(here.json()).toMatchObject({
    'x-request-id': 'r-2',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'naga.test',
  });
  await site.close();
  const away = await proxied.app.inject({ url: '/hello' });
  expect([away.statusCode, away.headers['retry-after']]).toEqual([502, '5']);
  expect(away.json().error_details).toMatchObject({ code: 'SERVICE_UNAVAILABLE', request_id: expect.any(String) });
  const shown = await proxied.app.inject({ url: '/vi/hello', headers: { accept: 'text/html' } });
  expect([shown.statusCode, shown.headers['content-language']]).toEqual([502, 'vi']);
  expect(away.body + shown.body).not.toMatch(/127\.0\.0\.1|ECONN/);
  await proxied.close();
});
