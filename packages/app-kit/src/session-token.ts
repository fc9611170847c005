import { cookieOf } from '@naga/kernel/cookie.js';

const NAME = 'token';
/** Whether the user wanted to be remembered: a renewed token lives in its cookie as long as the first. */
const CHOICE = 'remember';
const DAY_SECONDS = 86_400;
/** A token this near its end may be too old when it arrives. */
const MARGIN_MS = 10_000;

/** The session's token from its cookie (specification, section 4); undefined for a guest or outside a browser. */
export const readToken = (cookies: string = globalThis.document?.cookie ?? ''): string | undefined =>
  cookieOf(cookies, NAME);

/** Whether a token's own time is up (epoch milliseconds). What cannot be read is left to the server to judge. */
export function isTooOld(token: string, now: number): boolean {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp?: number };
    return exp !== undefined && exp * 1000 - MARGIN_MS < now;
  } catch {
    return false;
  }
}

/** Keeps the token for 365 days when the user wants to be remembered, else for 7. */
export function keepToken(token: string, remember: boolean): void {
  const seconds = (remember ? 365 : 7) * DAY_SECONDS;
  write(NAME, token, seconds);
  write(CHOICE, remember ? '1' : '', remember ? seconds : 0);
}

/** Keeps a renewed token as long as the user chose when he signed in. */
export const renewToken = (token: string): void =>
  keepToken(token, cookieOf(globalThis.document?.cookie, CHOICE) === '1');

/** After logout or a failed user fetch. */
export function forgetToken(): void {
  write(NAME, '', 0);
  write(CHOICE, '', 0);
}

function write(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
