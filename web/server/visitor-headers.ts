import { cookieOf } from '@naga/kernel/cookie.js';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';

/** Headers of the visitor that the graph may see, in lower case. */
const PASSED = ['x-booking-token', 'x-xsrf-token', 'idempotency-key', 'user-agent', 'cookie', 'traceparent'] as const;

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** Who asks: the session's bearer token, a booking's token, the address, and the request id that follows the request. */
export function visitorHeaders(request: FastifyRequest): { headers: Record<string, string>; reference: string } {
  const reference = one(request.headers['x-request-id']) ?? randomUUID();
  const token = cookieOf(request.headers.cookie, 'token');
  const headers: Record<string, string> = { 'x-request-id': reference, 'x-forwarded-for': request.ip };
  for (const name of PASSED) {
    const value = one(request.headers[name]);
    if (value !== undefined) headers[name] = value;
  }
  const authorization = request.headers.authorization ?? (token ? `Bearer ${token}` : undefined);
  if (authorization !== undefined) headers['authorization'] = authorization;
  return { headers, reference };
}
