import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aGateway, type World } from './world.js';

const FILE = fileURLToPath(new URL('../../schema/openapi.json', import.meta.url));

let world: World;
beforeAll(async () => {
  world = await aGateway();
});
afterAll(() => world.close());

interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

test('schema/openapi.json is what the routes say; UPDATE_OPENAPI=1 writes it', async () => {
  const current = `${JSON.stringify((await world.app.inject({ url: '/api/openapi.json' })).json(), null, 2)}\n`;
  if (process.env['UPDATE_OPENAPI']) writeFileSync(FILE, current);
  expect(readFileSync(FILE, 'utf8')).toBe(current);
});

test('it is OpenAPI 3.1 with every call of the specification, section 7, and of accounts (rules.md 14)', () => {
  const { openapi, paths } = JSON.parse(readFileSync(FILE, 'utf8')) as OpenApi;
  expect(openapi).toBe('3.1.0');
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls.sort()).toEqual([
    'GET /api/admin/v1/permissions',
    'GET /api/gtfs.zip',
    'GET /api/profile-pictures/{id}',
    'GET /api/user',
    'GET /api/v1/amenities',
    'GET /api/v1/bookings/{id}',
    'GET /api/v1/bookings/{id}/add-ons',
    'GET /api/v1/journeys',
    'GET /api/v1/journeys/{route_schedule_id}/seats',
    'GET /api/v1/locations/pairs',
    'GET /api/v1/operators',
    'GET /api/v1/routeamenities',
    'PATCH /api/settings/password',
    'PATCH /api/settings/profile',
    'POST /api/agent/login',
    'POST /api/autoLogin',
    'POST /api/email/resend',
    'POST /api/email/verify',
    'POST /api/login',
    'POST /api/login/second-factor',
    'POST /api/logout',
    'POST /api/otp/request',
    'POST /api/otp/verify',
    'POST /api/password/email',
    'POST /api/password/reset',
    'POST /api/register',
    'POST /api/v1/bookings',
    'POST /api/v1/bookings/{id}/payments',
    'POST /api/v1/payments/{provider}/callback',
    'POST /api/v1/storeWingMobileLog',
    'PUT /api/refreshToken',
    'PUT /api/v1/bookings/{id}',
    'PUT /api/v1/bookings/{id}/add-ons',
  ]);
});

test('its page is served from here', async () => {
  const page = await world.app.inject({ url: '/api/docs' });
  expect(page.body).not.toMatch(/(src|href)="https?:/);
  expect((await world.app.inject({ url: '/api/docs/scalar.js' })).statusCode).toBe(200);
});
