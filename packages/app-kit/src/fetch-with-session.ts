import { cookieOf } from '@naga/kernel/cookie.js';
import { forgetToken, isTooOld, readToken, renewToken } from './session-token.js';

/** Specification, section 9. */
const REFRESH_TIMEOUT_MS = 5000;
const REFRESH = 'mutation RefreshToken { refreshToken { __typename ... on Session { token } } }';

export interface SessionFetch {
  uri: string;
  headers: () => Record<string, string>;
  onSignedOut: () => void;
}

/** The server could not be asked for a new token; the error catalogue reads the status. */
class Unanswered extends Error {
  constructor(readonly statusCode: number) {
    super(`No new token: status ${statusCode}`);
  }
}

/** The anti-forgery pair: the cookie's value goes back as a header. */
function antiForgery(): Record<string, string> {
  const value = cookieOf(document.cookie, 'XSRF-TOKEN');
  return value === undefined ? {} : { 'x-xsrf-token': value };
}

/**
 * fetch with the session's token. A token that is too old is renewed before it is sent; a 401 is met once by a new token
 * and the same request again (specification, section 8). All requests that wait meanwhile share one refresh. Where the
 * session has ended the token is forgotten, and what a guest may ask is asked as a guest; where nobody can say whether
 * it has, the call fails like any other without an answer.
 */
export function fetchWithSession({ uri, headers, onSignedOut }: SessionFetch): typeof fetch {
  let refreshing: Promise<boolean> | undefined;

  const send: typeof fetch = (input, init) => {
    const token = readToken();
    return fetch(input, {
      ...init,
      headers: {
        ...(init?.headers as Record<string, string>),
        ...headers(),
        ...antiForgery(),
        ...(token !== undefined && token !== '' && { authorization: `Bearer ${token}` }),
      },
    });
  };

  async function refresh(): Promise<boolean> {
    const signal = AbortSignal.timeout(REFRESH_TIMEOUT_MS);
    try {
      const response = await send(uri, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: REFRESH }),
        signal,
      });
      if (response.status >= 500) throw new Unanswered(response.status);
      const { data } = (await response.json()) as { data?: { refreshToken: { token?: string } } };
      const token = data?.refreshToken.token;
      if (token === undefined) return false;
      renewToken(token);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      throw error;
    }
  }

  const renewed = () => (refreshing ??= refresh().finally(() => (refreshing = undefined)));

  function signOut(): void {
    forgetToken();
    onSignedOut();
  }

  return async (input, init) => {
    const token = readToken();
    if (token !== undefined && isTooOld(token, Date.now())) {
      if (!(await renewed())) signOut();
      return send(input, init);
    }
    const first = await send(input, init);
    if (first.status !== 401 || token === undefined) return first;
    if (await renewed()) return send(input, init);
    signOut();
    return first;
  };
}
