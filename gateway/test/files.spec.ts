import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aGateway, type World } from './world.js';

const NAME = `catalogue/${'4f'.repeat(20)}-96.webp`;
const PICTURE = Buffer.from('RIFF....WEBP');

let asked: string[] = [];
let world: World;
beforeAll(async () => {
  const files = {
    get: (name: string) => {
      asked.push(name);
      return Promise.resolve(name === NAME ? PICTURE : undefined);
    },
  };
  world = await aGateway({}, { files });
});
afterAll(() => world.close());

test('a picture is for everybody and for ever, and nothing but a picture', async () => {
  const { statusCode, headers, rawPayload } = await world.app.inject({ url: `/files/${NAME}` });
  expect(statusCode).toBe(200);
  expect(rawPayload.equals(PICTURE)).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(headers['set-cookie']).toBeUndefined();
});

test('one that is gone is not kept in mind', async () => {
  const { statusCode, headers } = await world.app.inject({ url: `/files/${NAME.replace('4f', '5a')}` });
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
});

test.each([
  '/files/catalogue/%2e%2e%2fsecret.webp',
  '/files/..%2fsecrets/a.webp',
  '/files/catalogue/a.html',
  '/files/catalogue/a.webp%00.html',
  '/files/CATALOGUE/a.webp',
  '/files/catalogue/',
  '/files/catalogue/a/b.webp',
])('%s is nothing, and no store is asked for it', async (url) => {
  asked = [];
  expect((await world.app.inject({ url })).statusCode).toBe(404);
  expect(asked).toEqual([]);
});
