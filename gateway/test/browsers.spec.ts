import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { aGateway, type World } from './world.js';

const WIDGET = 'https://widget.example';
let world: World;
let writes = 0;
beforeAll(async () => {
  const holder = { userId: '4', roleId: 6, mustChangePassword: false, grants: {} };
  world = await aGateway(
    {
      users: {
        Query: { tokenHolder: () => holder, me: () => null },
        Mutation: { logout: () => ((writes += 1), true) },
      },
      booking: { Query: { sandboxCharge: () => null } },
    },
    {
      corsOrigins: [WIDGET],
      pages: async (app) => {
        app.get('/plain', (_, reply) => reply.type('text/html; charset=utf-8').send('<p>a page</p>'));
        app.get('/own', (_, reply) =>
          reply.header('content-security-policy', "default-src 'self'").type('text/html').send('<p>a page</p>'),
        );
      },
    },
  );
});
afterAll(() => world.close());

const graph = (headers: Record<string, string>, query = 'mutation { logout }') =>
  world.app.inject({ method: 'POST', url: '/graphql', payload: { query }, headers });
const codeOf = (body: string) => JSON.parse(body).errors?.[0].extensions.code;

describe('a write that is carried by the cookie', () => {
  test('needs the anti-forgery pair over GraphQL too, the first time and when the document is known', async () => {
    const cookie = `token=${world.tokenFor('4')}; XSRF-TOKEN=abc`;
    writes = 0;
    for (const refused of [
      await graph({ cookie }),
      await graph({ cookie, 'x-xsrf-token': 'abd' }),
      await graph({ cookie: cookie.replace('abc', ''), 'x-xsrf-token': '' }),
    ])
      expect([refused.statusCode, codeOf(refused.body)]).toEqual([403, 'XSRF_TOKEN_MISMATCH']);
    expect((await graph({ cookie, 'x-xsrf-token': 'abc' })).json()).toEqual({ data: { logout: true } });
    const known = await graph({ cookie });
    expect([known.statusCode, codeOf(known.body), writes]).toEqual([403, 'XSRF_TOKEN_MISMATCH', 1]);
    expect((await graph({ cookie }, '{ me { id } }')).json()).toEqual({ data: { me: null } });
    expect((await graph({ authorization: `Bearer ${world.tokenFor('4')}` })).statusCode).toBe(200);
  });

  test('is no GET: mutations by GET are refused', async () => {
    const headers = { 'apollo-require-preflight': '1' };
    const url = `/graphql?query=${encodeURIComponent('mutation { logout }')}`;
    expect((await world.app.inject({ url, headers })).statusCode).toBe(405);
  });
});

describe('a form on another site', () => {
  const foreign = { origin: 'https://evil.example' };

  test.each([
    ['POST', '/api/login'],
    ['POST', '/api/logout'],
    ['POST', '/api/register'],
    ['PUT', '/api/refreshToken'],
    ['POST', '/sandbox/pay/c-1'],
  ] as const)('%s %s writes nothing and sets no cookie', async (method, url) => {
    const payload = { email: 'a@example.com', password: 'right' };
    const { statusCode, headers, body } = await world.app.inject({ method, url, payload, headers: foreign });
    expect([statusCode, JSON.parse(body).error_details.code]).toEqual([403, 'FOREIGN_ORIGIN']);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test.each([foreign, { origin: 'null' }])('is refused by the graph: %j', async (headers) => {
    const { statusCode, body } = await graph(headers);
    expect([statusCode, codeOf(body)]).toEqual([403, 'FOREIGN_ORIGIN']);
  });

  test('is not one of ours: our own hosts, programs without Origin, and allowed sites write', async () => {
    for (const headers of [
      {},
      { origin: 'http://naga.test' },
      { origin: 'https://boats.example', host: 'boats.example' },
      { origin: WIDGET },
      { ...foreign, authorization: `Bearer ${world.tokenFor('4')}` },
    ])
      expect((await graph(headers as Record<string, string>)).statusCode).toBe(200);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'sends %s, which no door takes for JSON',
    async (type) => {
      const headers = { 'content-type': type };
      const payload = '{"query":"mutation { logout }","email":"a@b.c","password":"right"}';
      writes = 0;
      const { statusCode } = await world.app.inject({ method: 'POST', url: '/graphql', payload, headers });
      expect([400, 415]).toContain(statusCode);
      expect((await world.app.inject({ method: 'POST', url: '/api/login', payload, headers })).statusCode).toBe(422);
      expect(writes).toBe(0);
    },
  );
});

describe('scripts of other sites', () => {
  const preflight = (url: string, origin: string) =>
    world.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-api-key' },
    });

  test.each(['/api/v1/bookings', '/api/login', '/graphql'])('%s may be called by those we know', async (url) => {
    const known = await preflight(url, WIDGET);
    expect(known.statusCode).toBe(204);
    expect(known.headers).toMatchObject({
      'access-control-allow-origin': WIDGET,
      'access-control-allow-headers': 'x-api-key',
      vary: expect.stringContaining('Origin'),
    });
    expect(known.headers['access-control-allow-credentials']).toBeUndefined();
    const stranger = await preflight(url, 'https://evil.example');
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('read how long to wait and what is left, never with our cookies', async () => {
    const { headers } = await world.app.inject({ url: '/api/openapi.json', headers: { origin: WIDGET } });
    expect(headers['access-control-allow-origin']).toBe(WIDGET);
    for (const name of ['Retry-After', 'RateLimit-Remaining', 'X-Request-Id'])
      expect(headers['access-control-expose-headers']).toContain(name);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('every page says what may run on it', () => {
  const page = async (url: string) => {
    const { headers, body } = await world.app.inject({ url, headers: { accept: 'text/html' } });
    expect(headers['content-type']).toContain('text/html');
    return { policy: String(headers['content-security-policy']), body };
  };

  test.each(['/graphql', '/api/docs'])('%s: its own scripts by a nonce that is new each time', async (url) => {
    const [first, second] = [await page(url), await page(url)];
    const [, nonce] = /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(first.policy)!;
    expect(first.policy).toContain("default-src 'none'");
    const scripts = [...first.body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(1);
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
    expect(second.policy).not.toBe(first.policy);
  });

  test('the pay page: no script at all, its style by a nonce', async () => {
    const { policy, body } = await page('/sandbox/pay/unknown');
    const [, nonce] = /style-src 'nonce-([^']+)';/.exec(policy)!;
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('script-src');
    expect(body).toContain(`<style nonce="${nonce}">`);
  });

  test('one that says nothing may nothing; one that says something keeps it', async () => {
    expect((await page('/plain')).policy).toContain("default-src 'none'");
    expect((await page('/own')).policy).toBe("default-src 'self'; report-uri /csp-reports");
  });

  test('is told to us when it was broken, without what is secret in an address, and not without end', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const told = await aGateway({}, { log });
    const send = (payload: object | string, type: string) =>
      told.app.inject({ method: 'POST', url: '/csp-reports', payload, headers: { 'content-type': type } });
    const single = {
      'document-uri': 'https://naga.test/eticket?token=secret',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?y',
    };
    await send(JSON.stringify({ 'csp-report': single }), 'application/csp-report');
    const body = { documentURL: 'https://naga.test/', effectiveDirective: 'img-src', blockedURL: 'data' };
    await send(JSON.stringify([{ type: 'csp-violation', body }, null, { type: 'other' }]), 'application/reports+json');
    for (const junk of ['{', '[]', '"x"', 'null']) expect((await send(junk, 'application/json')).statusCode).toBe(204);
    const facts = lines
      .map((line) => JSON.parse(line))
      .map(({ page, directive, blocked }) => [page, directive, blocked]);
    expect(facts).toEqual([
      ['https://naga.test/eticket', 'script-src-elem', 'https://evil.example/x.js'],
      ['https://naga.test/', 'img-src', 'data'],
    ]);
    for (let time = 0; time < 20; time++)
      await send(JSON.stringify({ 'csp-report': single }), 'application/csp-report');
    expect(lines).toHaveLength(10);
    for (const [payload, type, status, code] of [
      ['x'.repeat(20_000), 'application/csp-report', 413, 'BODY_TOO_LARGE'],
      ['{}', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ] as const) {
      const refused = await send(payload, type);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        status,
        { status: 'error', error_details: { code } },
      ]);
    }
    await told.close();
  });

  test('and every answer what helmet says', async () => {
    const { headers } = await world.app.inject({ url: '/healthz' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

test.each([
  ['/api/login', 70_000, 413],
  ['/api/v1/bookings', 70_000, 413],
  ['/api/v1/bookings', 60_000, 422],
  ['/api/v1/payments/sandbox/callback', 110_000, 413],
  ['/api/v1/storeWingMobileLog', 200_000, 422],
  ['/sandbox/pay/c-1', 5_000, 413],
])('%s with a body of %i bytes answers %i with a code', async (url, length, status) => {
  const payload = { password: 'x'.repeat(length), email: 'a@example.com' };
  const { statusCode, body } = await world.app.inject({ method: 'POST', url, payload });
  expect([statusCode, typeof JSON.parse(body).error_details.code]).toEqual([status, 'string']);
});
