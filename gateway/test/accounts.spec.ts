import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { aGateway, SECRET, type World } from './world.js';
import { signSessionToken } from '@naga/server-kit/viewer/session-token.js';

const me = {
  id: '4',
  firstName: 'Sok',
  lastName: 'Chan',
  email: 'sok@example.com',
  mobileNumber: null,
  currency: 'KHR',
  roleId: 1,
  mustChangePassword: false,
};
const session = { __typename: 'Session', token: 'new.token', tokenType: 'Bearer', expiresIn: 900, user: me };
const refused = (code: string, facts: object = {}) => ({ __typename: 'Refused', code, facts });

let isOver = false;
let asked = 0;
let world: World;
beforeAll(async () => {
  world = await aGateway({
    users: {
      Query: {
        me: () => me,
        permissions: () => [{ name: 'booking.view', scope: 'all' }],
        tokenHolder: (_: unknown, { sessionId }: { sessionId: string }) => {
          asked += 1;
          return isOver || sessionId === 'gone'
            ? null
            : { userId: '4', roleId: 1, language: 'en', mustChangePassword: false, grants: { 'booking.view': 'all' } };
        },
      },
      Mutation: {
        login: (_: unknown, { input }: { input: { login: string; password: string } }) =>
          input.password === 'right'
            ? session
            : input.login === 'tired@example.com'
              ? refused('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 90 })
              : refused('WRONG_CREDENTIALS'),
        refreshToken: () => session,
        logout: () => (isOver = true),
      },
    },
  });
});
afterAll(() => world.close());
beforeEach(() => {
  isOver = false;
  world.clock.advance({ minutes: 1 });
});

const login = (payload: object) => world.app.inject({ method: 'POST', url: '/api/login', payload });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const user = (headers: Record<string, string>) => world.app.inject({ url: '/api/user', headers });

describe('POST /api/login', () => {
  test('answers flat, and puts the token into a cookie that script can read, for 365 or 7 days', async () => {
    const { statusCode, body, headers } = await login({ email: 'sok@example.com', password: 'right', remember: true });
    expect([statusCode, JSON.parse(body)]).toEqual([
      200,
      {
        token: 'new.token',
        token_type: 'Bearer',
        expires_in: 900,
        user: {
          id: '4',
          email: 'sok@example.com',
          first_name: 'Sok',
          last_name: 'Chan',
          mobile_number: null,
          currency: 'KHR',
          user_role_id: 1,
        },
        change_password: false,
      },
    ]);
    expect(headers['set-cookie']).toBe('token=new.token; Path=/; Max-Age=31536000; SameSite=Lax');
    const week = await login({ mobile_number: '012', password: 'right' });
    expect(week.headers['set-cookie']).toContain('Max-Age=604800');
  });

  test('wrong credentials answer 400 without naming e-mail or password; too many attempts 429', async () => {
    const wrong = await login({ user_name: 'sok', password: 'wrong' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).not.toMatch(/Email|Password/);
    const tired = await login({ email: 'tired@example.com', password: 'wrong' });
    expect([tired.statusCode, tired.headers['retry-after']]).toEqual([429, '90']);
    expect((await login({ password: 'right' })).statusCode).toBe(422);
  });
});

describe('a bearer token', () => {
  test('speaks for its user, from the header or the cookie', async () => {
    const token = world.tokenFor('4', 'own');
    expect((await user(bearer(token))).json().email).toBe('sok@example.com');
    expect((await user({ cookie: `token=${token}` })).statusCode).toBe(200);
    const permissions = await world.app.inject({
      url: '/api/admin/v1/permissions?limit=10000',
      headers: bearer(token),
    });
    expect(permissions.json()).toEqual({ status: 'success', result: [{ name: 'booking.view', scope: 'all' }] });
  });

  test('of another signer, too old, or of a session that ended is a 401', async () => {
    const facts = { userId: '4', sessionId: 'own', generation: 1 };
    const forged = signSessionToken(facts, 'another secret that is also long enough', world.clock);
    const old = world.tokenFor('4', 'own');
    world.clock.advance({ minutes: 16 });
    const gone = world.tokenFor('4', 'gone');
    for (const token of [forged, old, gone, 'nonsense', 'a.b.c']) {
      const { statusCode, body } = await user(bearer(token));
      expect([statusCode, JSON.parse(body).error_details.messages]).toEqual([401, ['Cannot fetch user']]);
    }
  });

  test('too old still refreshes', async () => {
    const old = world.tokenFor('4', 'own');
    world.clock.advance({ minutes: 16 });
    const { statusCode, body } = await world.app.inject({
      method: 'PUT',
      url: '/api/refreshToken',
      headers: bearer(old),
    });
    expect([statusCode, JSON.parse(body).token]).toEqual([200, 'new.token']);
    const { viewer } = world.asked.at(-1)!;
    expect(viewer).toMatchObject({ kind: 'guest', session: { id: 'own', generation: 1 } });
  });

  test('is asked for once in ten seconds, and forgotten with the logout', async () => {
    const token = world.tokenFor('4', 'quiet');
    asked = 0;
    await Promise.all([user(bearer(token)), user(bearer(token)), user(bearer(token))]);
    expect(asked).toBe(1);
    world.clock.advance({ seconds: 10 });
    await user(bearer(token));
    expect(asked).toBe(2);
    const out = await world.app.inject({ method: 'POST', url: '/api/logout', headers: bearer(token) });
    expect([out.statusCode, out.body]).toEqual([204, '']);
    expect((await user(bearer(token))).statusCode).toBe(401);
  });

  test('is forgotten with a logout over GraphQL too', async () => {
    const token = world.tokenFor('4', 'graph');
    expect((await user(bearer(token))).statusCode).toBe(200);
    const payload = { query: 'mutation { logout }' };
    await world.app.inject({ method: 'POST', url: '/graphql', payload, headers: bearer(token) });
    expect((await user(bearer(token))).statusCode).toBe(401);
  });
});

test('who ends his other sessions, ends them here at once; a refused wish changes nothing for others', async () => {
  let asked = 0;
  let answer: object = refused('TOKEN_INVALID');
  const users = {
    Query: {
      me: () => me,
      tokenHolder: (_: unknown, { sessionId }: { sessionId: string }) => {
        asked += 1;
        return { userId: sessionId.split('-')[0], roleId: 6, mustChangePassword: false, grants: {} };
      },
    },
    Mutation: { endOtherSessions: () => 1, resetPassword: () => answer },
  };
  const other = await aGateway({ users });
  const tokens = await Promise.all(['4-a', '4-b', '5-a'].map((session) => other.tokenFor(session[0]!, session)));
  const visits = async () => {
    asked = 0;
    for (const token of tokens) await other.app.inject({ url: '/api/user', headers: bearer(token) });
    return asked;
  };
  const run = (query: string) =>
    other.app.inject({ method: 'POST', url: '/graphql', payload: { query }, headers: bearer(tokens[0]!) });
  expect([await visits(), await visits()]).toEqual([3, 0]);
  await run('mutation { endOtherSessions }');
  expect(await visits()).toBe(2);
  const RESET =
    'mutation { resetPassword(input: {token: "t", email: "a@b.c", password: "p", passwordConfirmation: "p"}) { __typename } }';
  await run(RESET);
  expect(await visits()).toBe(0);
  answer = { __typename: 'Done', done: true };
  await run(RESET);
  expect(await visits()).toBe(3);
  await other.close();
});

describe('writes carried by the cookie', () => {
  test('need the anti-forgery pair; a bearer header needs none', async () => {
    const token = world.tokenFor('4', 'own');
    const page = await world.app.inject({ url: '/api/v1/nothing' });
    const xsrf = /XSRF-TOKEN=([^;]+)/.exec(String(page.headers['set-cookie']))![1]!;
    const cookie = `token=${token}; XSRF-TOKEN=${xsrf}`;
    const refresh = (headers: Record<string, string>) =>
      world.app.inject({ method: 'PUT', url: '/api/refreshToken', headers });
    expect((await refresh({ cookie })).statusCode).toBe(403);
    expect((await refresh({ cookie, 'x-xsrf-token': 'guess' })).statusCode).toBe(403);
    expect((await refresh({ cookie, 'x-xsrf-token': xsrf })).statusCode).toBe(200);
    expect((await refresh(bearer(token))).statusCode).toBe(200);
  });
});

test('subgraphs hear who asks, in which language, from where, through which door', async () => {
  const headers = { 'x-language': 'km', 'x-booking-token': 'opens-7', 'x-request-id': 'r-1', 'x-channel': 'admin' };
  await world.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ me { id } }' }, headers });
  expect(world.asked.at(-1)?.viewer).toEqual({
    kind: 'guest',
    requestId: 'r-1',
    mode: 'live',
    language: 'km',
    channel: 'admin',
    ip: '127.0.0.1',
    userAgent: 'lightMyRequest',
    grants: {},
    bookingToken: 'opens-7',
  });
  expect(SECRET.length).toBeGreaterThan(31);
});

test('a rotated session secret signs nobody out', async () => {
  const token = world.tokenFor('4', 'own');
  const users = {
    Query: { me: () => me, tokenHolder: () => ({ userId: '4', roleId: 1, mustChangePassword: false, grants: {} }) },
  };
  const next = 'the next secret of the tests, long enough';
  const rotating = await aGateway({ users }, { sessionSecret: next, oldSessionSecrets: [SECRET] });
  const done = await aGateway({ users }, { sessionSecret: next });
  const asks = ({ app }: World) => app.inject({ url: '/api/user', headers: bearer(token) });
  expect([(await asks(rotating)).statusCode, (await asks(done)).statusCode]).toEqual([200, 401]);
  await Promise.all([rotating.close(), done.close()]);
});
