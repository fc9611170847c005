import { randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieOf } from '@naga/kernel/cookie.js';
import { type Headers, headerOf, tokenOf } from './viewers.js';

export const XSRF_COOKIE = 'XSRF-TOKEN';

export const newXsrfToken = (): string => randomBytes(24).toString('base64url');

/**
 * Whether a write may be carried by the browser's cookie: the page must read the cookie XSRF-TOKEN and send it in
 * X-XSRF-TOKEN, which no other site can (specification, section 7). A bearer header or no token at all needs no proof.
 */
export function isProvenWrite(headers: Headers): boolean {
  if (tokenOf(headers)?.carriedBy !== 'cookie') return true;
  const cookie = Buffer.from(cookieOf(headerOf(headers, 'cookie'), XSRF_COOKIE) ?? '');
  const header = Buffer.from(headerOf(headers, 'x-xsrf-token') ?? '');
  return cookie.length > 0 && cookie.length === header.length && timingSafeEqual(cookie, header);
}
