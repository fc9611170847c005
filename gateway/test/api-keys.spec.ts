import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { aGateway, type World } from './world.js';

const LIVE = 'naga_live_abc-efg_ij0123456789';
const SANDBOX = 'naga_test_abcdefghij0123456789';
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
const holders: Record<string, object> = {
  [hashOf(LIVE)]: { keyId: '1', userId: '8', roleId: 8, mode: 'live', grants: { 'booking.view': 'own' } },
  [hashOf(SANDBOX)]: { keyId: '2', userId: '8', roleId: 8, mode: 'sandbox', grants: {} },
};

let asked = 0;
let grants: Record<string, string> = {};
let recorded: Record<string, unknown>[] = [];
const played = {
  users: {
    Query: {
      apiKeyHolder: (_: unknown, { keyHash }: { keyHash: string }) => ((asked += 1), holders[keyHash] ?? null),
      tokenHolder: () => ({ userId: '4', roleId: 6, mustChangePassword: false, grants }),
      permissions: () => [],
    },
    Mutation: {
      recordApiRequests: (_: unknown, { requests }: { requests: Record<string, unknown>[] }) => {
        recorded.push(...requests);
        return requests.length;
      },
    },
  },
  catalogue: { Query: { amenities: () => [] } },
};

let world: World;
beforeAll(async () => {
  world = await aGateway(played, { limits: { requests: 30, searches: 60, guesses: 5 } });
});
afterAll(() => world.close());
beforeEach(() => {
  world.clock.advance({ minutes: 11 });
  recorded = [];
  asked = 0;
  grants = {};
});

const rest = (headers: Record<string, string>, url = '/api/v1/amenities') => world.app.inject({ url, headers });
const graph = (headers: Record<string, string>, query = '{ amenities { id } }') =>
  world.app.inject({ method: 'POST', url: '/graphql', payload: { query, operationName: null }, headers });
const viewer = () => world.asked.at(-1)!.viewer;

describe('an API key', () => {
  test.each([
    ['X-API-Key', { 'x-api-key': LIVE }],
    ['the bearer’s place', { authorization: `Bearer ${LIVE}` }],
  ])('in %s speaks for its owner as far as it may, over REST and GraphQL', async (_, headers) => {
    for (const ask of [rest, graph]) {
      expect((await ask(headers as never)).statusCode).toBe(200);
      expect(viewer()).toMatchObject({
        kind: 'user',
        userId: '8',
        roleId: 8,
        apiKeyId: '1',
        mode: 'live',
        channel: 'api',
        grants: { 'booking.view': 'own' },
      });
    }
  });

  test('of the sandbox asks in the sandbox', async () => {
    await rest({ 'x-api-key': SANDBOX });
    expect(viewer()).toMatchObject({ kind: 'user', apiKeyId: '2', mode: 'sandbox' });
  });

  test('together with a user’s token lets the user speak, in the mode of the key', async () => {
    await rest({ 'x-api-key': SANDBOX, authorization: `Bearer ${world.tokenFor('4')}` });
    expect(viewer()).toMatchObject({ kind: 'user', userId: '4', roleId: 6, apiKeyId: '2', mode: 'sandbox' });
  });

  test('in the bearer’s place is whom a browser’s cookie does not speak for', async () => {
    await rest({ authorization: `Bearer ${LIVE}`, cookie: `token=${world.tokenFor('4')}` });
    expect(viewer()).toMatchObject({ kind: 'user', userId: '8', apiKeyId: '1' });
  });

  test('is asked about once in ten seconds, also when it is nobody’s', async () => {
    for (const key of [LIVE, 'naga_live_nobody']) {
      asked = 0;
      for (let time = 0; time < 3; time++) await rest({ 'x-api-key': key });
      expect(asked).toBe(1);
      world.clock.advance({ seconds: 10 });
      await rest({ 'x-api-key': key });
      expect(asked).toBe(2);
    }
  });

  test('that is nobody’s is a 401 and never a guest; trying many is a 429', async () => {
    const one = await rest({ 'x-api-key': 'naga_live_0' });
    expect([one.statusCode, one.json().error_details.code]).toEqual([401, 'INVALID_API_KEY']);
    const two = await graph({ authorization: 'Bearer naga_live_1' });
    expect([two.statusCode, two.json().errors[0].extensions.code]).toEqual([401, 'INVALID_API_KEY']);
    for (let key = 2; key < 5; key++) await rest({ 'x-api-key': `naga_live_${key}` });
    const many = await rest({ 'x-api-key': 'naga_live_5' });
    expect([many.statusCode, many.headers['retry-after']]).toEqual([429, '600']);
    expect((await rest({ 'x-api-key': LIVE })).statusCode).toBe(200);
  });

  test('of another kind is a client’s own affair (specification, section 7)', async () => {
    expect((await rest({ 'x-api-key': 'production-web' })).statusCode).toBe(200);
    expect(viewer().kind).toBe('guest');
  });

  test('asks so many times a minute at all doors together, and is told what is left', async () => {
    for (let time = 0; time < 30; time++) {
      const { statusCode, headers } = await (time % 2 ? rest : graph)({ 'x-api-key': LIVE });
      expect([statusCode, headers['ratelimit-limit'], headers['ratelimit-remaining']]).toEqual([
        200,
        '30',
        String(29 - time),
      ]);
    }
    const refused = [await rest({ 'x-api-key': LIVE }), await graph({ 'x-api-key': LIVE })];
    for (const { statusCode, headers } of refused) expect([statusCode, headers['retry-after']]).toEqual([429, '60']);
    expect((await rest({ 'x-api-key': SANDBOX })).statusCode).toBe(200);
    world.clock.advance({ minutes: 1 });
    expect((await rest({ 'x-api-key': LIVE })).statusCode).toBe(200);
  });
});

describe('the sandbox, looked at without a key (X-Mode)', () => {
  const looking = async () => ({ 'x-mode': 'sandbox', authorization: `Bearer ${world.tokenFor('4')}` });

  test('is there for who manages keys', async () => {
    grants = { 'apikey.manage': 'own' };
    for (const ask of [rest, graph]) {
      expect((await ask(await looking())).statusCode).toBe(200);
      expect(viewer()).toMatchObject({ kind: 'user', userId: '4', mode: 'sandbox' });
    }
  });

  test('is closed to everybody else, who does not see the real thing instead', async () => {
    grants = { 'booking.view': 'all' };
    for (const headers of [await looking(), { 'x-mode': 'sandbox' }]) {
      const before = world.asked.filter(({ subgraph }) => subgraph === 'catalogue').length;
      const refused = await graph(headers as never);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        403,
        { errors: [{ extensions: { code: 'FORBIDDEN', permission: 'apikey.manage' } }] },
      ]);
      expect((await rest(headers as never)).statusCode).toBe(403);
      expect(world.asked.filter(({ subgraph }) => subgraph === 'catalogue')).toHaveLength(before);
    }
  });

  test('is not changed that way', async () => {
    grants = { 'apikey.manage': 'own' };
    const answer = await graph(await looking(), 'mutation { endOtherSessions }');
    const { data, errors } = answer.json();
    expect([answer.statusCode, data, errors[0].extensions.code]).toEqual([200, undefined, 'FORBIDDEN']);
    expect(world.asked.at(-1)?.request.query).not.toContain('endOtherSessions');
  });
});

test('what keys ask for is recorded: by batches, refused requests too, without queries or secrets', async () => {
  await world.close();
  recorded = [];
  world = await aGateway(played);
  await rest({ 'x-api-key': LIVE, 'x-request-id': 'r-1' }, '/api/v1/amenities?secret=1');
  await rest({ 'x-api-key': SANDBOX }, '/api/v1/journeys');
  await rest({});
  const payload = { query: 'query Wifi { amenities { id } }', operationName: 'Wifi' };
  await world.app.inject({ method: 'POST', url: '/graphql', payload, headers: { 'x-api-key': LIVE } });
  await world.app.close();
  expect(
    recorded.map(({ keyId, method, path, operation, status }) => [keyId, method, path, operation, status]),
  ).toEqual([
    ['1', 'GET', '/api/v1/amenities', null, 200],
    ['2', 'GET', '/api/v1/journeys', null, 422],
    ['1', 'POST', '/graphql', 'Wifi', 200],
  ]);
  expect(recorded[0]).toMatchObject({ requestId: 'r-1', ip: '127.0.0.1', at: expect.stringMatching(/Z$/) });
  expect(JSON.stringify(recorded)).not.toMatch(/secret|naga_/);
});
