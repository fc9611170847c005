import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { USUAL_LIMITS } from '../src/limits/limits.js';
import { RateLimiter } from '../src/limits/rate-limiter.js';
import { openStore } from '../src/store.js';
import { createGateway } from '../src/gateway.js';
import { aGateway, SECRET, type World } from './world.js';

const LIMITS = { requests: 20, searches: 6, guesses: 3 };
const search = (ip: string, world: World) =>
  world.app.inject({
    url: '/api/v1/journeys?from=a&to=b&date=2026-11-21',
    headers: { 'x-forwarded-for': ip },
  });

const played = {
  catalogue: { Query: { searchJourneys: () => null, journeyDays: () => [] } },
  cargo: { Query: { parcel: (_: unknown, { code }: { code: string }) => (code === 'right' ? { code } : null) } },
  users: {
    Query: {
      tokenHolder: (_: unknown, { sessionId }: { sessionId: string }) => ({
        userId: sessionId.startsWith('of account ') ? sessionId : '4',
        roleId: 6,
        mustChangePassword: false,
        grants: {},
      }),
    },
  },
};

let world: World;
beforeAll(async () => {
  world = await aGateway(played, { limits: LIMITS, trustProxy: ['loopback'] });
});
afterAll(() => world.close());
let net = 0;
let ip = '';
beforeEach(() => void (ip = `203.0.113.${(net += 1)}`));

const graph = (query: string, headers: Record<string, string> = {}) =>
  world.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query },
    headers: { 'x-forwarded-for': ip, ...headers },
  });
const JOURNEYS = '{ searchJourneys(from: "a", to: "b", date: "2026-11-21") { journeys { id } } }';

test('usual limits are those of the rules', () => {
  expect(USUAL_LIMITS).toMatchObject({ requests: 360, searches: 60 });
});

describe('searches of guests at one address', () => {
  test('are counted, told in headers, refused with Retry-After, and begin anew after a minute', async () => {
    const remaining: unknown[] = [];
    for (let time = 0; time < LIMITS.searches; time++) {
      const { statusCode, headers } = await search(ip, world);
      expect([statusCode, headers['ratelimit-limit'], headers['ratelimit-reset']]).toEqual([404, '6', '60']);
      remaining.push(headers['ratelimit-remaining']);
    }
    expect(remaining).toEqual(['5', '4', '3', '2', '1', '0']);
    world.clock.advance({ seconds: 20 });
    const refused = await search(ip, world);
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['ratelimit-remaining']]).toEqual([
      429,
      '40',
      '0',
    ]);
    expect(refused.json().error_details).toEqual({
      code: 'TOO_MANY_REQUESTS',
      limit: 6,
      retry_after_seconds: 40,
      messages: ['Too many requests. Wait and try again.'],
    });
    expect((await search('198.51.100.1', world)).statusCode).toBe(404);
    world.clock.advance({ seconds: 40 });
    expect((await search(ip, world)).statusCode).toBe(404);
  });

  test('over GraphQL count the same, each alias for itself, also for pages', async () => {
    const six = Array.from({ length: 6 }, (_, i) => `a${i}: ${JOURNEYS.slice(2, -2)}`).join(' ');
    const first = await graph(`{ ${six} }`);
    expect([first.statusCode, first.headers['ratelimit-remaining']]).toEqual([200, '0']);
    for (const query of [JOURNEYS, `{ ${six} }`]) {
      const { statusCode, headers, body } = await graph(query);
      expect([statusCode, headers['retry-after'], JSON.parse(body).errors[0].extensions.code]).toEqual([
        429,
        '60',
        'TOO_MANY_REQUESTS',
      ]);
    }
    expect((await search(ip, world)).statusCode).toBe(429);
  });

  test('of one household with IPv6 are one', async () => {
    for (let time = 0; time < LIMITS.searches; time++) await search(`2001:db8:7:${net}::${time + 1}`, world);
    expect((await search(`2001:db8:7:${net}:ffff::9`, world)).statusCode).toBe(429);
    expect((await search(`2001:db8:8:${net}::1`, world)).statusCode).toBe(404);
  });

  test('do not count for who is signed in', async () => {
    const headers = { authorization: `Bearer ${world.tokenFor('4')}` };
    for (let time = 0; time < LIMITS.searches + 2; time++)
      expect((await graph(JOURNEYS, headers)).statusCode).toBe(200);
  });

  test('an address that nobody vouches for is the connection’s own', async () => {
    const plain = await aGateway(played, { limits: LIMITS });
    for (let time = 0; time < LIMITS.searches; time++) await search(`192.0.2.${time}`, plain);
    expect((await search('192.0.2.99', plain)).statusCode).toBe(429);
    await plain.close();
  });
});

describe('guesses of references and codes', () => {
  const track = (code: string) => graph(`{ parcel(code: "${code}") { code } }`);

  test('count when they are wrong; who knows the right one is not kept out by his own looking', async () => {
    for (let time = 0; time < 10; time++) expect((await track('right')).json().data.parcel).toEqual({ code: 'right' });
    for (let time = 0; time < LIMITS.guesses; time++) expect((await track(`wrong${time}`)).statusCode).toBe(200);
    const refused = await track('right');
    expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    world.clock.advance({ minutes: 10 });
    expect((await track('right')).statusCode).toBe(200);
  });

  test('of an account count wherever it is, and keep nobody else out', async () => {
    const headers = { authorization: `Bearer ${world.tokenFor('4')}` };
    const wrong = (from: string) =>
      graph('{ parcel(code: "wrong") { code } }', { ...headers, 'x-forwarded-for': from });
    for (let time = 0; time < LIMITS.guesses; time++) expect((await wrong(`192.0.2.${time}`)).statusCode).toBe(200);
    expect((await wrong('192.0.2.77')).statusCode).toBe(429);
    expect((await track('wrong')).statusCode).toBe(200);
    world.clock.advance({ minutes: 10 });
  });

  test('of many accounts at one address come to an end', async () => {
    const wrong = async (account: number) => {
      const headers = { authorization: `Bearer ${world.tokenFor('4', `of account ${account}`)}` };
      return (await graph('{ parcel(code: "wrong") { code } }', headers)).statusCode;
    };
    const statuses: number[] = [];
    for (let account = 0; account < 12; account++)
      for (let time = 0; time < LIMITS.guesses; time++) statuses.push(await wrong(account));
    expect(statuses).toEqual([
      ...Array<number>(10 * LIMITS.guesses).fill(200),
      ...Array<number>(2 * LIMITS.guesses).fill(429),
    ]);
    ip = '203.0.113.254';
    expect(await wrong(20)).toBe(200);
    world.clock.advance({ minutes: 10 });
  });

  test('in one operation are as many as it has aliases', async () => {
    const four = ['a', 'b', 'c', 'd'].map((name) => `${name}: parcel(code: "${name}") { code }`).join(' ');
    expect((await graph(`{ ${four} }`)).statusCode).toBe(429);
  });
});

describe('several gateways', () => {
  test('give no more together than one alone, whoever is asked', async () => {
    const second = await createGateway({
      ...world,
      sessionSecret: SECRET,
      baseUrl: 'http://naga.test',
      log: pino({ level: 'silent' }),
      limits: LIMITS,
      trustProxy: ['loopback'],
    });
    const other = { ...world, app: second } as World;
    const answers = await Promise.all(
      Array.from({ length: 3 * LIMITS.searches }, (_, i) => search(ip, i % 2 ? world : other)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(LIMITS.searches);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2 * LIMITS.searches);
    await second.close();
  });

  test('claim in blocks: most requests cost no statement', async () => {
    const store = await openStore(world.databaseUrl);
    let statements = 0;
    const counted = {
      rows: (text: string, values: unknown[]) => {
        statements += 1;
        return store.rows(text, values);
      },
    };
    const limiter = new RateLimiter(counted as never, world.clock, pino({ level: 'silent' }));
    const rule = { name: 'many', limit: 1000, windowMs: 60_000 };
    for (let time = 0; time < 1000; time++) expect((await limiter.take(rule, ip)).isAllowed).toBe(true);
    expect((await limiter.take(rule, ip)).isAllowed).toBe(false);
    expect(statements).toBeLessThan(70);
    await store.close();
  });

  test('let everyone in while the database is away', async () => {
    const away = { rows: () => Promise.reject(new Error('away')) };
    const limiter = new RateLimiter(away as never, world.clock, pino({ level: 'silent' }));
    const rule = { name: 'few', limit: 2, windowMs: 60_000 };
    for (let time = 0; time < 5; time++) expect((await limiter.take(rule, ip)).isAllowed).toBe(true);
  });
});
