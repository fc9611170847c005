import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ownDeparture } from './harness/departures.js';
import { freeSeats, RestClient } from './harness/rest-client.js';
import { type Server, startServer } from './harness/server.js';
import { PASSWORD } from './harness/staff.js';
import { until } from './harness/until.js';

const REQUESTS = 25;
let server: Server;
let client: RestClient;
let bearer: Record<string, string>;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT_REQUESTS: String(REQUESTS) } });
  client = new RestClient(server.url);
  const login = { email: 'partner@naga.example', password: PASSWORD };
  const { body } = await client.call<{ token: string }>('POST', '/api/login', login);
  bearer = { authorization: `Bearer ${body.token}` };
});
afterAll(async () => expect(await server.stop()).toBe(0));

async function graph<Data>(query: string, variables: object, headers = bearer): Promise<Data> {
  const { body } = await client.call<{ data: Data; errors?: unknown }>(
    'POST',
    '/graphql',
    { query, variables },
    headers,
  );
  expect(body.errors).toBeUndefined();
  return body.data;
}

/** A key of an application of its own, as a partner makes it. */
async function newKey(mode: 'LIVE' | 'SANDBOX'): Promise<{ id: string; secret: string }> {
  const { createApiAccount } = await graph<{ createApiAccount: { id: string } }>(
    'mutation ($name: String!, $mode: ApiMode!) { createApiAccount(name: $name, mode: $mode) { ... on ApiAccount { id } } }',
    { name: `Shop ${mode}`, mode },
  );
  const { createApiKey } = await graph<{ createApiKey: { key: { id: string }; secret: string } }>(
    `mutation ($accountId: ID!, $scopes: [String!]!) {
      createApiKey(accountId: $accountId, name: "till", scopes: $scopes) { ... on ApiKeyCreated { key { id } secret } }
    }`,
    { accountId: createApiAccount.id, scopes: ['booking.view', 'booking.create', 'booking.cancel'] },
  );
  return { id: createApiKey.key.id, secret: createApiKey.secret };
}

describe('a partner’s application', () => {
  test('books with its key: what it holds in the sandbox is free for everybody else', async () => {
    const [live, sandbox] = [await newKey('LIVE'), await newKey('SANDBOX')];
    const journey = await ownDeparture(server.url);
    const seat = freeSeats(await client.seats(journey))[0]!;
    const hold = (key: string) => client.hold(journey, [seat], { 'x-api-key': key });
    const played = await hold(sandbox.secret);
    const sold = await hold(live.secret);
    expect([played.status, sold.status]).toEqual([200, 200]);
    const again = await hold(live.secret);
    expect([again.status, again.body.error_details.code]).toEqual([409, 'SEATS_TAKEN']);
    const ofKey = (key: string) =>
      client.call('GET', `/api/v1/bookings/${sold.body.result[0]!.id}`, undefined, { authorization: `Bearer ${key}` });
    expect([(await ofKey(live.secret)).status, (await ofKey(sandbox.secret)).status]).toEqual([200, 404]);
    const seen = async (more: Record<string, string>) => {
      type Rows = { bookings: { rows: { id: string }[] } };
      const { bookings } = await graph<Rows>('{ bookings { rows { id } } }', {}, { ...bearer, ...more });
      return bookings.rows.map(({ id }) => id);
    };
    expect([await seen({}), await seen({ 'x-mode': 'sandbox' })]).toEqual([
      [sold.body.result[0]!.id],
      [played.body.result[0]!.id],
    ]);
  });

  test('is told what is left, is logged, and its key speaks for nobody once it is revoked', async () => {
    const { id, secret } = await newKey('LIVE');
    const ask = () =>
      client.call<{ error_details: { code: string } }>('GET', '/api/v1/amenities', undefined, { 'x-api-key': secret });
    const left: (string | null)[] = [];
    for (let time = 0; time < REQUESTS; time++) {
      const { status, headers } = await ask();
      expect(status).toBe(200);
      left.push(headers.get('ratelimit-remaining'));
    }
    expect(left).toEqual(Array.from({ length: REQUESTS }, (_, time) => String(REQUESTS - 1 - time)));
    const refused = await ask();
    expect([refused.status, refused.body.error_details.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    type Log = { apiRequests: { total: number; rows: { method: string; path: string; status: number }[] } };
    const log = () =>
      graph<Log>('query ($id: ID!) { apiRequests(keyId: $id) { total rows { method path status } } }', { id });
    await until('every request is logged', async () => (await log()).apiRequests.total === REQUESTS + 1);
    const { rows } = (await log()).apiRequests;
    expect(rows.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(new Set(rows.map(({ method, path }) => `${method} ${path}`))).toEqual(new Set(['GET /api/v1/amenities']));

    await graph('mutation ($id: ID!) { revokeApiKey(id: $id) { __typename } }', { id });
    const gone = await ask();
    expect([gone.status, gone.body.error_details.code]).toEqual([401, 'INVALID_API_KEY']);
  });
});
