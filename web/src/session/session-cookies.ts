import { cookieOf } from '@naga/kernel/cookie.js';
import type { Visit } from './visit.js';

const DAY_SECONDS = 86_400;
/** As app-kit's session-token.ts names them: both write the same cookies, this one without a browser. */
const TOKEN = 'token';
const REMEMBER = 'remember';

const line = (name: string, value: string, seconds: number, baseUrl: string): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${baseUrl.startsWith('https:') ? '; Secure' : ''}`;

/** Set-Cookie lines that keep a session: 365 days when it is to be remembered, else 7 (specification, section 9). */
export function sessionCookies(token: string, remember: boolean, { baseUrl }: Pick<Visit, 'baseUrl'>): string[] {
  const seconds = (remember ? 365 : 7) * DAY_SECONDS;
  return [line(TOKEN, token, seconds, baseUrl), line(REMEMBER, remember ? '1' : '', remember ? seconds : 0, baseUrl)];
}

/** Set-Cookie lines after a logout or a failed user fetch. */
export const endedSessionCookies = ({ baseUrl }: Pick<Visit, 'baseUrl'>): string[] => [
  line(TOKEN, '', 0, baseUrl),
  line(REMEMBER, '', 0, baseUrl),
];

/** Whether these answers' headers say something about the session already. */
export const saysToken = (headers: Headers): boolean =>
  headers.getSetCookie().some((cookie) => cookie.startsWith(`${TOKEN}=`));

/** The session of a Cookie header. */
export function sessionIn(cookieHeader: string): { token: string | undefined; remember: boolean } {
  return { token: cookieOf(cookieHeader, TOKEN) || undefined, remember: cookieOf(cookieHeader, REMEMBER) === '1' };
}

/** Headers with these Set-Cookie lines. */
export function withCookies(lines: readonly string[], headers = new Headers()): Headers {
  for (const one of lines) headers.append('Set-Cookie', one);
  return headers;
}
