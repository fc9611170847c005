import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fetchWithSession } from './fetch-with-session.js';
import { forgetToken, keepToken, readToken } from './session-token.js';

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

  test('of a guest stays a 401', async () => {
    const calls = server(true);
    expect((await session()('/graphql', { body: 'a' })).status).toBe(401);
    expect(calls).toHaveBeenCalledTimes(1);
  });
});
