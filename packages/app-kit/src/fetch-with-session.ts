import { forgetToken, keepToken, readToken } from './session-token.js';

/** Specification, section 9. */
const REFRESH_TIMEOUT_MS = 5000;
const REFRESH = 'mutation RefreshToken { refreshToken { __typename ... on Session { token expiresIn } } }';
const REMEMBERED_FROM_SECONDS = 8 * 86_400;

export interface SessionFetch {
  uri: string;
  headers: () => Record<string, string>;
  onSignedOut: () => void;
}

/** The anti-forgery pair: the cookie's value goes back as a header. */
function antiForgery(): Record<string, string> {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return value === undefined ? {} : { 'x-xsrf-token': decodeURIComponent(value) };
}

/**
 * fetch with the session's token. A 401 is met once by a new token and the same request again
 * (specification, section 8); all requests that fail meanwhile wait for the same refresh.
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
    try {
      const response = await send(uri, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: REFRESH }),
        signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS),
      });
      const { data } = (await response.json()) as { data?: { refreshToken: { token?: string; expiresIn?: number } } };
      const session = data?.refreshToken;
      if (session?.token === undefined) return false;
      keepToken(session.token, (session.expiresIn ?? 0) >= REMEMBERED_FROM_SECONDS);
      return true;
    } catch {
      return false;
    }
  }

  return async (input, init) => {
    const first = await send(input, init);
    if (first.status !== 401 || readToken() === undefined) return first;
    refreshing ??= refresh().finally(() => (refreshing = undefined));
    if (await refreshing) return send(input, init);
    forgetToken();
    onSignedOut();
    return first;
  };
}
