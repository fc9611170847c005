import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { schemaDrift } from '@naga/server-kit/testing/schema-drift.js';
import { GraphQLError } from 'graphql';
import { aBookingRequest, playedBooking } from './a-booking.js';
import { StoredIdempotency } from '../src/idempotency/stored-idempotency.js';
import { openStore } from '../src/store.js';
import { aGateway, SECRET, type World } from './world.js';

const booking = playedBooking(['9Z']);
let lines = 0;
const resolvers = {
  ...booking.resolvers,
  Mutation: {
    ...booking.resolvers['Mutation'],
    topUpAgency: (_: unknown, { note }: { note: string }) => {
      if (note === 'Lost') throw new Error('committed, and never heard of again');
      if (note === 'Other') throw new GraphQLError('x', { extensions: { code: 'IDEMPOTENCY_KEY_REUSED' } });
      return { __typename: 'AgencyBalance', total: (lines += 1) };
    },
  },
};
let world: World;
beforeAll(async () => {
  world = await aGateway({ booking: resolvers });
});
afterAll(() => world.close());
beforeEach(() => void (booking.calls.length = 0));

const book = (key: string, payload: object = aBookingRequest(), headers = {}) =>
  world.app.inject({
    method: 'POST',
    url: '/api/v1/bookings',
    payload,
    headers: { 'idempotency-key': key, ...headers },
  });
const holds = () => booking.calls.filter(({ name }) => name === 'holdSeats').length;

describe('Idempotency-Key over GraphQL', () => {
  const HOLD = `mutation ($seats: [SeatRequestInput!]!) {
    holdSeats(input: { legs: [{ legId: "77@2026-11-21:12-15", seats: $seats }] }) { ... on HeldBooking { booking { pnr } } }
  }`;
  const hold = (key: string, seatNumber: string, query = HOLD) => {
    const seats = [{ seatNumber, title: 'MS', nationality: 'LOCAL' }];
    const headers = { 'idempotency-key': key };
    const payload = { query, variables: { seats } };
    return world.app.inject({ method: 'POST', url: '/graphql', payload, headers });
  };

  test('the same key and operation give the same answer, and one booking', async () => {
    const [first, second] = [await hold('g1', '1A'), await hold('g1', '1A')];
    expect(first.json().data.holdSeats.booking.pnr).toEqual(expect.any(String));
    expect([second.body, second.headers['idempotent-replayed'], holds()]).toEqual([first.body, 'true', 1]);
    const other = await hold('g1', '1B');
    expect([other.statusCode, other.json().errors[0].extensions.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('a refusal is not kept, the first time and when the document is known, even if nobody asked for its words', async () => {
    for (let time = 1; time <= 3; time++) {
      const { statusCode, body } = await hold('g2', '9Z');
      expect([statusCode, JSON.parse(body), holds()]).toEqual([200, { data: { holdSeats: {} } }, time]);
    }
  });

  /** As our own apps send: by the hash of the text, and once more with the text where the hash is not known. */
  test('an agency whose answer was lost is topped up once, by its hash, its text or both; the next time again', async () => {
    const query = `mutation TopUpAgency($amount: SafeInt!) {
      topUpAgency(agencyId: "7", kind: CORRECTION, amount: $amount, currency: "USD", note: "Transfer") { ... on AgencyBalance { total } }
    }`;
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const topUp = async (key: string, text?: string) => {
      const payload = { operationName: 'TopUpAgency', query: text, variables: { amount: 5000 }, extensions };
      const headers = { 'idempotency-key': key };
      const { body } = await world.app.inject({ method: 'POST', url: '/graphql', payload, headers });
      const { data, errors } = JSON.parse(body);
      return data?.topUpAgency.total ?? errors[0].extensions.code;
    };
    const first = [await topUp('t1'), await topUp('t1', query), await topUp('t1'), await topUp('t1', query)];
    expect(first).toEqual(['PERSISTED_QUERY_NOT_FOUND', 1, 1, 1]);
    expect([await topUp('t2'), await topUp('t1'), lines]).toEqual([2, 1, 2]);
  });

  test('goes on to the subgraph, where the work is noted: whose answer was lost asks there again, with the same key', async () => {
    const send = (note: string, key: string | undefined) => {
      const query = `mutation { topUpAgency(agencyId: "7", kind: CORRECTION, amount: 1, currency: "USD", note: "${note}") { __typename } }`;
      const headers = key === undefined ? {} : { 'idempotency-key': key };
      return world.app.inject({ method: 'POST', url: '/graphql', payload: { query }, headers });
    };
    const before = world.asked.length;
    for (const key of ['u1', 'u1', undefined]) await send('Lost', key);
    expect(world.asked.slice(before).map(({ viewer }) => viewer.idempotencyKey)).toEqual(['u1', 'u1', undefined]);
    for (let time = 1; time <= 2; time++) {
      const refused = await send('Other', 'u2');
      expect([refused.statusCode, refused.json().errors[0].extensions]).toEqual([
        422,
        { code: 'IDEMPOTENCY_KEY_REUSED' },
      ]);
    }
  });
});

describe('Idempotency-Key', () => {
  test('the same key and body give the same answer, and one booking', async () => {
    const first = await book('k1');
    const second = await book('k1', Object.fromEntries(Object.entries(aBookingRequest()).reverse()));
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.body).toBe(first.body);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect(holds()).toBe(1);
  });

  test('at the same time: one booking, the others wait or get its answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => book('k2')));
    expect(holds()).toBe(1);
    for (const { statusCode, headers } of answers.filter((answer) => answer.statusCode !== 200)) {
      expect([statusCode, headers['retry-after']]).toEqual([409, '1']);
    }
    expect(new Set(answers.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body)).size).toBe(1);
    expect((await book('k2')).statusCode).toBe(200);
    expect(holds()).toBe(1);
  });

  test('another body under the same key is a 422', async () => {
    await book('k3');
    const { statusCode, body } = await book('k3', aBookingRequest(['2A']));
    expect([statusCode, JSON.parse(body).error_details.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('a refusal is not kept: the next try may succeed', async () => {
    expect((await book('k4', aBookingRequest(['9Z']))).statusCode).toBe(409);
    expect((await book('k4', aBookingRequest(['1A']))).statusCode).toBe(200);
  });

  test('keys of two callers never meet', async () => {
    await book('k5', aBookingRequest(), { 'x-api-key': 'one' });
    expect((await book('k5', aBookingRequest(['2A']), { 'x-api-key': 'two' })).statusCode).toBe(200);
    expect(holds()).toBe(2);
  });

  test('after 24 hours a key is new', async () => {
    await book('k6');
    world.clock.advance({ hours: 24 });
    await book('k6');
    expect(holds()).toBe(2);
  });

  test('what a process that died has begun may be tried again after a minute', async () => {
    const store = await openStore(world.databaseUrl);
    const idempotency = new StoredIdempotency(store, [SECRET], world.clock);
    const write = { caller: 'user 4', key: 'k8', fingerprint: 'f' };
    expect(await idempotency.begin(write)).toBe('begun');
    expect(await idempotency.begin(write)).toBe('running');
    world.clock.advance({ minutes: 1 });
    expect(await idempotency.begin(write)).toBe('begun');
    await store.close();
  });

  test('is read after the secret was rotated', async () => {
    const store = await openStore(world.databaseUrl);
    const write = { caller: 'user 4', key: 'k9', fingerprint: 'f' };
    const answer = { status: 200, contentType: 'application/json', body: '{"a":1}' };
    const before = new StoredIdempotency(store, [SECRET], world.clock);
    await before.begin(write);
    await before.finish(write, answer);
    const after = new StoredIdempotency(store, ['another secret', SECRET], world.clock);
    expect(await after.begin(write)).toEqual(answer);
    await store.close();
  });

  test('neither keys nor tokens can be read from the table', async () => {
    await book('k7-secret');
    const database = await openStore(world.databaseUrl);
    const rows = JSON.stringify(await database.rows('select * from idempotency_key'));
    expect(rows).not.toMatch(/k7-secret|opens-7/);
    await database.close();
  });
});

test('the tables are what the entities say', async () => {
  const database = await openStore(world.databaseUrl);
  expect(await schemaDrift(database)).toEqual([]);
  await database.close();
});
