import { loggedPath } from '@naga/server-kit/http/logged-path.js';
import type { FastifyRequest } from 'fastify';

/** What the access log says of a request. */
export const requestFacts = ({ method, url, ip }: FastifyRequest): object => ({ method, path: loggedPath(url), ip });
