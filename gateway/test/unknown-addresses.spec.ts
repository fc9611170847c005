import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aBookingWorld } from './booking-world.js';

let rest: Awaited<ReturnType<typeof aBookingWorld>>;
beforeAll(async () => {
  rest = await aBookingWorld();
});
afterAll(() => rest.close());

describe('an unknown address below /api is a 404 in JSON', () => {
  test.each(['/api', '/api/', '/api/v1/nothing', '/api/v1/%E0%A4%A'])('%s, by every method', async (url) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PROPFIND'] as const) {
      const { status, body } = await rest.call(method as 'GET', url);
      expect([status, body.error_details.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('and TRACE sends nothing back', async () => {
    const { status, body } = await rest.call('TRACE' as 'GET', '/api/v1/operators');
    expect([status, body.error_details.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
  });
});

test.each(['/api/v1/operators', '/api/v1/bookings/7'])(
  'OPTIONS %s asked by no browser hears which methods there are',
  async (url) => {
    const { status, body, headers } = await rest.call('OPTIONS', url);
    expect([status, body]).toEqual([204, undefined]);
    expect(headers['allow']).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  },
);
