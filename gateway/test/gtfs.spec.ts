import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aGateway, type World } from './world.js';

const PARTS = ['first part, ', 'second part'];
const bytes = PARTS.join('').length;
let feed: object | null;
let partsThere = PARTS.length;

let world: World;
beforeAll(async () => {
  world = await aGateway({
    catalogue: {
      Query: {
        gtfsFeed: () => feed,
        gtfsFeedPart: (_: unknown, { part }: { part: number }) =>
          part < partsThere ? Buffer.from(PARTS[part]!).toString('base64') : null,
      },
    },
  });
  feed = { digest: 'abc', bytes, parts: PARTS.length, madeAt: '2026-11-20T03:00:00.000Z' };
});
afterAll(() => world.close());

const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  world.app.inject({ method, url: '/api/gtfs.zip', headers });

test('the feed comes whole, without a name, for anybody to keep', async () => {
  const { statusCode, headers, body } = await get();
  expect([statusCode, body]).toEqual([200, 'first part, second part']);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(bytes),
    'content-disposition': 'attachment; filename="naga-gtfs.zip"',
    etag: '"abc"',
    'last-modified': 'Fri, 20 Nov 2026 03:00:00 GMT',
    'cache-control': expect.stringMatching(/^public, max-age=\d+/),
  });
  expect(headers).not.toHaveProperty('set-cookie');
});

test.each([
  ['"abc"', 304],
  ['W/"abc"', 304],
  ['"older", "abc"', 304],
  ['*', 304],
  ['"older"', 200],
])('who has %s is answered %d', async (known, status) => {
  const { statusCode, headers, body } = await get({ 'if-none-match': known });
  expect([statusCode, headers['etag'], body.length]).toEqual([status, '"abc"', status === 304 ? 0 : bytes]);
});

test('who asks for its head alone gets it', async () => {
  const { statusCode, headers, body } = await get({}, 'HEAD');
  expect([statusCode, headers['content-length'], headers['etag'], body]).toEqual([200, String(bytes), '"abc"', '']);
});

test('a feed that is gone while it is read ends: nobody takes half of it for the whole', async () => {
  partsThere = 1;
  await expect(get()).rejects.toThrow();
  partsThere = PARTS.length;
});

test('while nothing is on sale there is none, and it is said when to look again', async () => {
  feed = null;
  const { statusCode, headers, body } = await get();
  expect([statusCode, headers['retry-after']]).toEqual([404, '60']);
  expect(JSON.parse(body)).toMatchObject({ error_details: { code: 'NOTHING_ON_SALE' } });
});
