import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { requestFacts } from './request-facts.js';

test('a request is logged without its query and without the secrets of its path', () => {
  const url = '/kh/eticket/2s9npy7uxuollj8deacvsh9g6/sok@example.com.pdf?print=1';
  const logged = { method: 'GET', path: '/kh/eticket/2s9npy***/***', ip: '::1' };
  expect(requestFacts({ method: 'GET', url, ip: '::1' } as FastifyRequest)).toEqual(logged);
});
