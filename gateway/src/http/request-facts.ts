import type { FastifyRequest } from 'fastify';

const MAIL_ADDRESS = /[^/]*(?:@|%40)[^/]*/gi;

/** Whoever knows it opens the ticket or pays the charge; its beginning is enough to recognise it. */
const SECRET_ID = /(?<=\/(?:eticket|sandbox\/pay)\/\w{6})[\w-]+/i;

/** What the access log says of a request: no query, no mail address and no secret, which some paths carry. */
export const requestFacts = ({ method, url, ip }: FastifyRequest): object => ({
  method,
  path: url.split('?')[0]!.replace(MAIL_ADDRESS, '***').replace(SECRET_ID, '***'),
  ip,
});
