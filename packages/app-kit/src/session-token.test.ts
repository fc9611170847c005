import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fetchWithSession } from './fetch-with-session.js';
import { forgetToken, isTooOld, keepToken, readToken, renewToken } from './session-token.js';

afterEach(() => {
  forgetToken();
  jest.restoreAllMocks();
});

test('a token is kept in its cookie and forgotten', () => {
  keepToken('a.b=c', true);
  expect(readToken()).toBe('a.b=c');
  forgetToken();
  expect(readToken()).toBeUndefined();
});

describe('a request that answers 401', () => {
  const ok = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });
  /** Answers by what is asked for and with which token. */
  function server(refreshes: boolean) {
    return jest.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
      const { authorization } = init?.headers as Record<string, string>;
      if (String(init?.body).includes('refreshToken'))
        return ok({ data: { refreshToken: refreshes ? { token: 'new', expiresIn: 900 } : { __typename: 'Refused' } } });
      return authorization === 'Bearer new' ? ok({ data: 'seats' }) : new Response('', { status: 401 });
    });
  }
  const onSignedOut = jest.fn();
  beforeEach(() => void onSignedOut.mockClear());
  const session = () => fetchWithSession({ uri: '/graphql', headers: () => ({}), onSignedOut });

  test('is sent again with a new token, and all that failed meanwhile share one refresh', async () => {
    keepToken('old', false);
    const calls = server(true);
    const send = session();
    const answers = await Promise.all([send('/graphql', { body: 'a' }), send('/graphql', { body: 'b' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(calls.mock.calls.filter(([, init]) => String(init?.body).includes('refreshToken'))).toHaveLength(1);
    expect(readToken()).toBe('new');
  });

  test('ends the session when there is no new token', async () => {
    keepToken('old', false);
    server(false);
    expect((await session()('/graphql', { body: 'a' })).status).toBe(401);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(readToken()).toBeUndefined();
  });

  test('waits five seconds for the new token, and ends the session when none has come', async () => {
    keepToken('old', false);
    const timeout = jest
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
      init?.signal?.throwIfAborted();
      return new Response('', { status: 401 });
    });
    await session()('/graphql', { body: 'a' });
    expect(timeout).toHaveBeenCalledWith(5000);
    expect(readToken()).toBeUndefined();
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that is starting', () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ])(
    'says nothing of the session when %s answers instead of a new token: the call fails, and may be tried again',
    async (_, refreshed) => {
      keepToken('old', false);
      jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation((_input, init) =>
          String(init?.body).includes('refreshToken')
            ? refreshed()
            : Promise.resolve(new Response('', { status: 401 })),
        );
      await expect(session()('/graphql', { body: 'a' })).rejects.toThrow();
      expect(onSignedOut).not.toHaveBeenCalled();
      expect(readToken()).toBe('old');
    },
  );

  test('of a guest stays a 401', async () => {
    const calls = server(true);
    expect((await session()('/graphql', { body: 'a' })).status).toBe(401);
    expect(calls).toHaveBeenCalledTimes(1);
  });
});

/** A token as the server signs it, as far as a client reads it. */
const tokenUntil = (instant: number) => `e30.${btoa(JSON.stringify({ exp: instant / 1000 }))}.signature`;
const NOW = Date.parse('2026-11-20T10:00:00Z');

test.each([
  ['with a minute left', tokenUntil(NOW + 60_000), false],
  ['about to end', tokenUntil(NOW + 5_000), true],
  ['ended', tokenUntil(NOW - 1), true],
  ['of another making', 'opaque', false],
])('a token %s', (_, token, expected) => {
  expect(isTooOld(token, NOW)).toBe(expected);
});

describe('a token that is too old', () => {
  const old = tokenUntil(Date.now() - 60_000);
  const answer = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });
  const authorizationOf = (init: RequestInit | undefined) => (init?.headers as Record<string, string>)['authorization'];

  test('is renewed before anything is sent with it, as long-lived as was chosen', async () => {
    keepToken(old, true);
    const written: string[] = [];
    jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
    const calls = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (_input, init) =>
        answer(String(init?.body).includes('refreshToken') ? { data: { refreshToken: { token: 'new' } } } : {}),
      );
    await fetchWithSession({ uri: '/graphql', headers: () => ({}), onSignedOut: () => undefined })('/graphql', {});
    expect(calls).toHaveBeenCalledTimes(2);
    expect(String(calls.mock.calls[0]?.[1]?.body)).toContain('refreshToken');
    expect(written).toContainEqual(expect.stringMatching(/^token=new; Path=\/; Max-Age=31536000;/));
  });

  test('whose session has ended is forgotten, and the request goes out as a guest', async () => {
    keepToken(old, false);
    const onSignedOut = jest.fn();
    const calls = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => answer({ data: { refreshToken: { __typename: 'Refused' } } }));
    await fetchWithSession({ uri: '/graphql', headers: () => ({}), onSignedOut })('/graphql', {});
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(readToken()).toBeUndefined();
    expect(authorizationOf(calls.mock.calls.at(-1)?.[1])).toBeUndefined();
  });
});

test('a session that was not to be remembered is not remembered when it is renewed', () => {
  const written: string[] = [];
  keepToken('first', false);
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  renewToken('second');
  expect(written).toContainEqual(expect.stringMatching(/^token=second; Path=\/; Max-Age=604800;/));
});
