import type { FastifyInstance } from 'fastify';
import { cookieOf } from '@naga/kernel/cookie.js';
import { newXsrfToken, XSRF_COOKIE } from '../viewer/xsrf.js';

const isPage = (accept: string | undefined): boolean => accept?.includes('text/html') ?? false;

/** Gives browsers the anti-forgery cookie with the first page or REST answer (specification, section 7). */
export function xsrfCookie(app: FastifyInstance, isHttps: boolean): void {
  const attributes = `; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    if (method !== 'GET' || !(isPage(headers.accept) || url.startsWith('/api/'))) return;
    if (cookieOf(headers.cookie, XSRF_COOKIE) === undefined) {
      reply.header('set-cookie', `${XSRF_COOKIE}=${newXsrfToken()}${attributes}`);
    }
  });
  // What a cache keeps for everybody is without anybody's cookie.
  app.addHook('onSend', async (_request, reply) => {
    if (String(reply.getHeader('cache-control')).startsWith('public')) reply.removeHeader('set-cookie');
  });
}
