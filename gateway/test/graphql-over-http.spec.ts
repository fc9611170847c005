import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { auditServer } from 'graphql-http';
import { aGateway, type World } from './world.js';

let world: World;
let url: string;
let fails = false;
beforeAll(async () => {
  world = await aGateway({
    catalogue: {
      Query: {
        amenities: () => {
          if (fails) throw new Error('connection to 10.0.0.7 lost');
          return [{ id: 1, code: 'WIFI', name: 'Wi-Fi', icon: 'wifi' }];
        },
      },
    },
  });
  url = `${await world.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
});
afterAll(() => world.close());

const post = async (body: unknown, headers: Record<string, string> = {}) => {
  const json = { 'content-type': 'application/json', ...headers };
  const response = await fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) });
  return { status: response.status, headers: response.headers, body: (await response.json()) as never as Answer };
};

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
  extensions?: Record<string, unknown>;
}

test('passes the audit of GraphQL over HTTP without an error or a warning', async () => {
  const results = await auditServer({ url });
  const told = results.flatMap((result) =>
    result.status === 'ok' || result.status === 'notice' ? [] : [`${result.status} ${result.name}`],
  );
  expect(results.length).toBeGreaterThan(50);
  expect(told).toEqual([]);
});

describe('/graphql', () => {
  const query = '{ amenities { id code } }';

  test('answers the same the first time and when the document is known, and says the request', async () => {
    const first = await post({ query }, { 'x-request-id': 'abc-1' });
    const second = await post({ query });
    expect(first.body).toEqual({ data: { amenities: [{ id: '1', code: 'WIFI' }] } });
    expect(second.body).toEqual(first.body);
    expect(first.headers.get('x-request-id')).toBe('abc-1');
    expect(second.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  test('masks what nobody expected, with the request id, the first time and later', async () => {
    fails = true;
    const answers = [await post({ query: '{ amenities { name } }' }), await post({ query: '{ amenities { name } }' })];
    fails = false;
    for (const { body } of answers) {
      expect(body.errors).toEqual([
        { message: 'Something went wrong.', path: ['amenities'], extensions: { code: 'INTERNAL_SERVER_ERROR' } },
      ]);
      expect(body.data).toBeNull();
      expect(body.extensions?.['requestId']).toEqual(expect.any(String));
    }
  });

  test('gives no hints about names', async () => {
    const { body } = await post({ query: '{ amenitie { id } }' });
    expect(body.errors?.[0]?.message).toBe('Cannot query field "amenitie" on type "Query".');
  });

  test('refuses what is too long, too deep or asked too often, with a code', async () => {
    const long = await post({ query: `{ ${'amenities { id } '.repeat(600)} }` });
    const often = await post({
      query: `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: amenities { id }`).join(' ')} }`,
    });
    const deep = await post({
      query: `{ location(slug: "x") { ${'parent { '.repeat(20)} id ${'} '.repeat(20)} } }`,
    });
    for (const { status, body } of [long, often, deep]) {
      expect([status, body.data]).toEqual([200, undefined]);
      expect(body.errors?.[0]?.extensions['code']).toEqual(expect.any(String));
    }
  });

  test('knows persisted queries', async () => {
    const sha256Hash = '84d92ae2e5e0a0f7a0d2b1a6b1b6d5a4e8bb4fcd0a0d2b1a6b1b6d5a4e8bb4fc';
    const { body } = await post({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
    expect(body.errors?.[0]?.extensions['code']).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  test('is not asked by other sites: simple requests are refused', async () => {
    const response = await fetch(`${url}?query=${encodeURIComponent(query)}`, {
      headers: { 'content-type': 'text/plain' },
    });
    expect(response.status).toBe(400);
  });

  test('hides what neighbours tell each other', async () => {
    const { body } = await post({ query: '{ tokenHolder(sessionId: 1, generation: 1) { userId } }' });
    expect(body.errors?.[0]?.extensions['code']).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('is a page to try queries for people, served from here', async () => {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    const html = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    const [script] = /\/graphql\/assets\/[\w.-]+\.js/.exec(html) ?? [];
    expect((await fetch(new URL(script!, url))).status).toBe(200);
    expect(html).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/);
  });
});
