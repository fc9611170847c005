import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { CAMBODIA, grantsOf, OPERATOR, type SignedIn, staff } from './staff.js';
import { World } from './world.js';

let world: World;
let partner: SignedIn;
beforeAll(async () => {
  world = await World.start();
  partner = await staff(world, 8, CAMBODIA);
});
afterAll(() => world.close());

const KEY = 'id accountId name prefix scopes state createdAt expiresAt revokedAt lastUsedAt replacedById';
const CREATED = `{ __typename ... on Refused { code facts } ... on ApiKeyCreated { secret key { ${KEY} } } }`;
interface Key {
  readonly id: string;
  readonly state: string;
  readonly lastUsedAt: string | null;
}
interface Created {
  readonly __typename: string;
  readonly code?: string;
  readonly secret: string;
  readonly key: Key & Record<string, unknown>;
}

const account = async (mode = 'LIVE', viewer: Viewer = partner): Promise<string> => {
  const document = `mutation ($mode: ApiMode!) { createApiAccount(name: "Trips app", mode: $mode) { ... on ApiAccount { id } } }`;
  return (await world.ask<{ id: string }>(document, { mode }, viewer)).id;
};
const create = (accountId: string, more: object = {}, viewer: Viewer = partner): Promise<Created> =>
  world.ask(
    `mutation ($accountId: ID!, $name: String!, $scopes: [String!]!, $expiresAt: DateTimeISO) {
      createApiKey(accountId: $accountId, name: $name, scopes: $scopes, expiresAt: $expiresAt) ${CREATED} }`,
    { accountId, name: 'Server', scopes: ['booking.view', 'booking.create'], ...more },
    viewer,
  );
const rotate = (id: string, overlapHours?: number, viewer: Viewer = partner): Promise<Created> =>
  world.ask(
    `mutation ($id: ID!, $overlapHours: Int! = 24) { rotateApiKey(id: $id, overlapHours: $overlapHours) ${CREATED} }`,
    { id, ...(overlapHours === undefined ? {} : { overlapHours }) },
    viewer,
  );
const revoke = (id: string, viewer: Viewer = partner): Promise<Record<string, unknown>> =>
  world.ask(
    `mutation ($id: ID!) { revokeApiKey(id: $id) { __typename ... on Refused { code } ... on ApiKey { ${KEY} } } }`,
    { id },
    viewer,
  );
const keysOf = async (accountId: string, viewer: Viewer = partner): Promise<Key[] | undefined> =>
  (
    await world.ask<{ keys: Key[] } | null>(
      `query ($id: ID!) { apiAccount(id: $id) { keys { ${KEY} } } }`,
      { id: accountId },
      viewer,
    )
  )?.keys;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const HOLDER = `query ($keyHash: String!) { apiKeyHolder(keyHash: $keyHash) {
  keyId userId roleId operatorId branchId agencyId countryCode language mode grants } }`;
const holder = (secret: string): Promise<Record<string, unknown> | null> =>
  world.ask(HOLDER, { keyHash: hashOf(secret) }, service('gateway'));

describe('a key', () => {
  test('is shown once: 256 bits after naga_live_, of which only the hash is kept', async () => {
    const accountId = await account();
    const { secret, key } = await create(accountId, { scopes: ['booking.view', 'booking.create', 'booking.view'] });
    expect(secret).toMatch(/^naga_live_[\w-]{43}$/);
    expect(key).toMatchObject({
      accountId,
      name: 'Server',
      prefix: secret.slice(0, 16),
      scopes: ['booking.create', 'booking.view'],
      state: 'ACTIVE',
      expiresAt: null,
      lastUsedAt: null,
    });
    const rows = await world.users.subgraph.database.rows('select to_jsonb(api_key)::text as row from api_key');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(17));
    expect(JSON.stringify(rows)).toContain(hashOf(secret));
    expect((await create(accountId)).secret).not.toBe(secret);
  });

  test('speaks for its owner, as far as its scopes reach; one statement', async () => {
    const { secret, key } = await create(await account());
    expect(await holder(secret)).toEqual({
      keyId: key.id,
      userId: partner.userId,
      roleId: 8,
      operatorId: null,
      branchId: null,
      agencyId: null,
      countryCode: 'KH',
      language: 'en',
      mode: 'live',
      grants: { 'booking.view': 'own', 'booking.create': 'own' },
    });
    expect(await statementsOf(() => holder(secret))).toHaveLength(1);
  });

  test('of the sandbox never touches live rows', async () => {
    const { secret } = await create(await account('SANDBOX'));
    expect(secret).toMatch(/^naga_test_/);
    expect(await holder(secret)).toMatchObject({ mode: 'sandbox' });
  });

  test('may do less as soon as its owner may', async () => {
    const owner = await staff(world, 8);
    const { secret } = await create(await account('LIVE', owner), {}, owner);
    const { database } = world.users.subgraph.contextFor(owner);
    await database.change('update account set role_id = 6 where id = $1', [owner.userId]);
    expect((await holder(secret))?.['grants']).toEqual({ 'booking.view': 'own', 'booking.create': 'own' });
    await database.change('update account set role_id = 9 where id = $1', [owner.userId]);
    expect((await holder(secret))?.['grants']).toEqual({ 'booking.view': 'operator' });
    await database.change('update account set active = false where id = $1', [owner.userId]);
    expect(await holder(secret)).toBeNull();
  });

  test('is refused what its owner may not do, and what nobody leaves to a program', async () => {
    const id = await account();
    expect(await create(id, { scopes: ['booking.view', 'user.manage', 'apikey.manage'] })).toMatchObject({
      code: 'SCOPES_ABOVE_YOURS',
      facts: { scopes: ['apikey.manage', 'user.manage'] },
    });
    const admin = await staff(world, 1);
    const own = await account('LIVE', admin);
    expect(await create(own, { scopes: ['user.impersonate'] }, admin)).toMatchObject({ code: 'SCOPES_ABOVE_YOURS' });
    await expect(create(id, { scopes: [] })).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });

  test('expires when it was told to', async () => {
    const id = await account();
    const expiresAt = new Date(world.clock.now() + 3_600_000).toISOString();
    const { secret } = await create(id, { expiresAt });
    expect(await holder(secret)).not.toBeNull();
    world.clock.advance({ minutes: 60 });
    expect(await holder(secret)).toBeNull();
    expect(await keysOf(id)).toMatchObject([{ state: 'EXPIRED' }]);
    await expect(create(id, { expiresAt })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'expiresAt', code: 'IN_THE_PAST' }] },
    });
  });

  test('is replaced with an overlap, in which both work', async () => {
    const id = await account();
    const old = await create(id);
    const next = await rotate(old.key.id, 2);
    expect(next.key).toMatchObject({ name: 'Server', scopes: old.key['scopes'], state: 'ACTIVE' });
    expect(await keysOf(id)).toMatchObject([
      { id: next.key.id, state: 'ACTIVE' },
      { id: old.key.id, state: 'RETIRING', replacedById: next.key.id },
    ]);
    expect(await rotate(old.key.id)).toMatchObject({ code: 'API_KEY_OVER', facts: { state: 'RETIRING' } });
    expect([await holder(old.secret), await holder(next.secret)].map((found) => found !== null)).toEqual([true, true]);
    world.clock.advance({ minutes: 120 });
    expect([await holder(old.secret), await holder(next.secret)].map((found) => found !== null)).toEqual([false, true]);
  });

  test('is replaced once, however many ask at once', async () => {
    const { key } = await create(await account());
    const answers = await Promise.all([rotate(key.id), rotate(key.id), rotate(key.id)]);
    expect(answers.map(({ code, __typename }) => code ?? __typename).sort()).toEqual([
      'API_KEY_OVER',
      'API_KEY_OVER',
      'ApiKeyCreated',
    ]);
  });

  test('is revoked at once and for good; again is no error', async () => {
    const { key, secret } = await create(await account());
    expect(await revoke(key.id)).toMatchObject({ __typename: 'ApiKey', state: 'REVOKED' });
    expect(await holder(secret)).toBeNull();
    const { revokedAt } = await revoke(key.id);
    world.clock.advance({ minutes: 1 });
    expect(await revoke(key.id)).toMatchObject({ revokedAt });
    expect(await rotate(key.id)).toMatchObject({ code: 'API_KEY_OVER' });
  });

  test('is one of twenty at most', async () => {
    const id = await account();
    for (let n = 0; n < 20; n++) await create(id);
    expect(await create(id)).toMatchObject({ code: 'TOO_MANY_API_KEYS', facts: { limit: 20 } });
  });
});

describe('others', () => {
  test('do not see, use, replace or revoke one’s keys', async () => {
    const id = await account();
    const { key } = await create(id);
    const stranger = await staff(world, 8);
    expect(await keysOf(id, stranger)).toBeUndefined();
    expect(await create(id, {}, stranger)).toMatchObject({ code: 'API_ACCOUNT_NOT_FOUND' });
    expect(await rotate(key.id, 0, stranger)).toMatchObject({ code: 'API_KEY_NOT_FOUND' });
    expect(await revoke(key.id, stranger)).toMatchObject({ code: 'API_KEY_NOT_FOUND' });
    for (const wrong of ['x', '999999'])
      expect(await revoke(wrong, stranger)).toMatchObject({ code: 'API_KEY_NOT_FOUND' });
    expect(await keysOf('x')).toBeUndefined();
  });

  test('who look after developers see and revoke them within their scope, and make none for them', async () => {
    const id = await account();
    const { key } = await create(id);
    const [support, home, abroad] = [
      await staff(world, 7),
      await staff(world, 11, CAMBODIA),
      await staff(world, 11, { countryCode: 'LA' }),
    ];
    for (const viewer of [support, home]) expect(await keysOf(id, viewer)).toMatchObject([{ id: key.id }]);
    expect(await keysOf(id, abroad)).toBeUndefined();
    expect(await create(id, {}, support)).toMatchObject({ code: 'API_ACCOUNT_NOT_FOUND' });
    expect(await revoke(key.id, abroad)).toMatchObject({ code: 'API_KEY_NOT_FOUND' });
    expect(await revoke(key.id, home)).toMatchObject({ state: 'REVOKED' });
  });

  test.each([
    ['apiAccounts', '{ apiAccounts { id } }'],
    ['apiAccount', '{ apiAccount(id: 1) { id } }'],
    ['apiRequests', '{ apiRequests(keyId: 1) { total } }'],
    ['createApiAccount', 'mutation { createApiAccount(name: "Mine") { __typename } }'],
    ['createApiKey', 'mutation { createApiKey(accountId: 1, name: "Mine", scopes: ["booking.view"]) { __typename } }'],
    ['rotateApiKey', 'mutation { rotateApiKey(id: 1) { __typename } }'],
    ['revokeApiKey', 'mutation { revokeApiKey(id: 1) { __typename } }'],
  ])('without apikey.manage have no %s', async (_, document) => {
    await expect(world.ask(document, {}, guest())).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
    for (const roleId of [2, 3, 4, 5, 6, 9, 10] as const)
      await expect(world.ask(document, {}, await staff(world, roleId, OPERATOR))).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN', permission: 'apikey.manage' },
      });
  });

  test('a program with a key makes no keys', async () => {
    const program = { ...partner, apiKeyId: '1', grants: grantsOf(8) };
    await expect(create(await account(), {}, program)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });

  test('are never told whose a key is', async () => {
    for (const viewer of [guest(), partner])
      await expect(world.ask(HOLDER, { keyHash: hashOf('x') }, viewer)).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      });
    expect(await world.ask(HOLDER, { keyHash: "'; drop table api_key" }, service('gateway'))).toBeNull();
  });
});

describe('the requests of a key', () => {
  const record = (requests: object[], viewer: Viewer = service('gateway')): Promise<number> =>
    world.ask(
      'mutation ($requests: [ApiRequestInput!]!) { recordApiRequests(requests: $requests) }',
      { requests },
      viewer,
    );
  const request = (keyId: string, minute: number, more: object = {}) => ({
    keyId,
    at: `2026-11-20T04:${String(minute).padStart(2, '0')}:00.000Z`,
    method: 'POST',
    path: '/graphql',
    operation: 'SearchJourneys',
    status: 200,
    duration: 12,
    requestId: `r-${minute}`,
    ip: '203.0.113.9',
    ...more,
  });
  const log = (keyId: string, viewer: Viewer = partner): Promise<{ total: number; rows: Record<string, unknown>[] }> =>
    world.ask(
      `query ($keyId: ID!) { apiRequests(keyId: $keyId, pageSize: 2) { total
        rows { at method path operation status duration requestId ip } } }`,
      { keyId },
      viewer,
    );

  test('are kept as the gateway tells them, and say when the key was used last', async () => {
    const id = await account();
    const [one, other] = [await create(id), await create(id)];
    const told = [request(one.key.id, 1), request(one.key.id, 3), request(one.key.id, 2), request(other.key.id, 9)];
    expect(await record(told)).toBe(4);
    const { total, rows } = await log(one.key.id);
    expect(total).toBe(3);
    const { keyId: _, ...latest } = request(one.key.id, 3);
    expect(rows).toEqual([latest, expect.objectContaining({ requestId: 'r-2' })]);
    await record([request(one.key.id, 0)]);
    const used = new Map((await keysOf(id))?.map((key) => [key.id, key.lastUsedAt]));
    expect(used.get(one.key.id)).toBe('2026-11-20T04:03:00.000Z');
  });

  test('of keys that are gone, or with signs no database takes, break nothing', async () => {
    const { key } = await create(await account());
    const odd = request(key.id, 1, { path: '/a\u0000b\ud800', operation: null, ip: null });
    expect(await record([request('999999', 1), request('x', 1), odd])).toBe(1);
    expect(await record([])).toBe(0);
  });

  test('are their owner’s and his admins’, and told by services alone', async () => {
    const { key } = await create(await account());
    await record([request(key.id, 1)]);
    expect(await log(key.id, await staff(world, 8))).toEqual({ total: 0, rows: [] });
    expect(await log(key.id, await staff(world, 11, { countryCode: 'LA' }))).toEqual({ total: 0, rows: [] });
    expect(await log(key.id, await staff(world, 7))).toMatchObject({ total: 1 });
    for (const viewer of [guest(), partner])
      await expect(record([request(key.id, 1)], viewer)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });

  test('are narrowed by words, by how they ended and by days', async () => {
    const { key } = await create(await account());
    await record([
      request(key.id, 1, { status: 429, operation: null, path: '/api/v1/bookings' }),
      request(key.id, 2, { status: 503 }),
      request(key.id, 3),
    ]);
    const found = async (filter: object): Promise<string[]> => {
      const { rows } = await world.ask<{ rows: { requestId: string }[] }>(
        `query ($keyId: ID!, $filter: ApiRequestFilterInput) {
          apiRequests(keyId: $keyId, filter: $filter) { total rows { requestId } } }`,
        { keyId: key.id, filter },
        partner,
      );
      return rows.map(({ requestId }) => requestId);
    };
    expect(await found({ text: 'V1/book' })).toEqual(['r-1']);
    expect(await found({ text: '%' })).toEqual([]);
    expect(await found({ outcome: 'DONE' })).toEqual(['r-3']);
    expect(await found({ outcome: 'REFUSED' })).toEqual(['r-1']);
    expect(await found({ outcome: 'FAILED', text: 'searchj' })).toEqual(['r-2']);
    expect(await found({ from: '2026-11-20T04:02:00.000Z', to: '2026-11-20T04:03:00.000Z' })).toEqual(['r-2']);
    expect(await found({ text: ' ' })).toHaveLength(3);
  });

  test('are forgotten after thirty days', async () => {
    const { key } = await create(await account());
    const ago = (days: number) => new Date(world.clock.now() - days * 86_400_000).toISOString();
    await record([request(key.id, 1, { at: ago(31) }), request(key.id, 2, { at: ago(29), requestId: 'young' })]);
    await world.users.subgraph.runJob('forget-api-requests');
    expect(await log(key.id)).toMatchObject({ total: 1, rows: [{ requestId: 'young' }] });
  });
});

test('applications cost as many statements as one, whatever keys they have', async () => {
  const owner = await staff(world, 8);
  for (let n = 0; n < 3; n++) await create(await account('LIVE', owner), {}, owner);
  const statements = await statementsOf(() =>
    world.run(`{ apiAccounts { id name mode ownerName keys { ${KEY} } } }`, {}, owner),
  );
  expect(statements).toHaveLength(2);
});
