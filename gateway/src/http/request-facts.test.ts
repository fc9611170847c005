import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { requestFacts } from './request-facts.js';

test.each([
  ['/api/v1/journeys?from=phnom-penh', '/api/v1/journeys'],
  ['/eticket/2s9npy7uxuollj8deacvsh9g6/sok%40example.com', '/eticket/2s9npy***/***'],
  ['/kh/eticket/2s9npy7uxuollj8deacvsh9g6/sok@example.com.pdf', '/kh/eticket/2s9npy***/***'],
  ['/eticket/2s9npy7uxuollj8deacvsh9g6.pdf', '/eticket/2s9npy***.pdf'],
  ['/sandbox/pay/CcHpvfSl8Ld6c3DWWtoYCQ', '/sandbox/pay/CcHpvf***'],
])('%s is logged as %s', (url, path) => {
  expect(requestFacts({ method: 'GET', url, ip: '::1' } as FastifyRequest)).toEqual({ method: 'GET', path, ip: '::1' });
});
