import type { FastifyRequest } from 'fastify';

const MAIL_ADDRESS = /[^/]*(?:@|%40)[^/]*/gi;

/** What the access log says of a request: no query and no mail address, which some paths carry (eticket/{id}/{email}). */
export const requestFacts = ({ method, url, ip }: FastifyRequest): object => ({
  method,
  path: url.split('?')[0]!.replace(MAIL_ADDRESS, '***'),
  ip,
});
