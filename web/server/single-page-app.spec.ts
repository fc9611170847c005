import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { singlePageApp } from './single-page-app.js';

const folder = mkdtempSync(join(tmpdir(), 'spa-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<head></head><script>start()</script><script src="/x.js"></script>');
writeFileSync(join(folder, 'assets/app-1.js'), 'start = 1');
writeFileSync(join(folder, 'scan-worker.js'), 'wait()');

const app = Fastify();
beforeAll(async () => {
  await app.register(singlePageApp, { path: '/admin', folder });
});
afterAll(() => app.close());

describe('an app of one page', () => {
  test.each(['/admin/', '/admin/bookings/7?tab=money'])('answers %s with its page', async (url) => {
    const { statusCode, headers, body } = await app.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('start()');
  });

  test('runs its own scripts and styles by a nonce that is new each time, and nothing else', async () => {
    const [first, second] = [await app.inject({ url: '/admin/' }), await app.inject({ url: '/admin/' })];
    const policy = String(first.headers['content-security-policy']);
    const [, nonce] = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)!;
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    const tags = [...first.body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(tags).toEqual([`<script nonce="${nonce}">`, `<script nonce="${nonce}" src="/x.js">`]);
    expect(second.headers['content-security-policy']).not.toBe(policy);
  });

  test('lets pictures of the map come from where it is told, and tells its page', async () => {
    const mapped = Fastify();
    const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png?k="1"', credit: '© <Maps>' };
    await mapped.register(singlePageApp, { path: '/admin', folder, mapTiles });
    const { headers, body } = await mapped.inject({ url: '/admin/' });
    await mapped.close();
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://tiles.example;");
    const tag = '<meta name="map-tiles" content="https://tiles.example/{z}/{x}/{y}.png?k=&quot;1&quot;"';
    expect(body).toContain(`<head>${tag} data-credit="© &lt;Maps>">`);
    expect((await app.inject({ url: '/admin/' })).headers['content-security-policy']).toContain(
      "img-src 'self' data:;",
    );
  });

  test('keeps built files for a year, and does not answer a missing one with the page', async () => {
    const file = await app.inject({ url: '/admin/assets/app-1.js' });
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject({ url: '/admin/assets/app-2.js' })).statusCode).toBe(404);
  });

  test('answers its service workers as scripts that are asked for anew, and lets its own pages use the camera', async () => {
    const { headers, body } = await app.inject({ url: '/admin/scan-worker.js' });
    expect([headers['content-type'], headers['cache-control'], body]).toEqual([
      'text/javascript; charset=utf-8',
      'no-cache',
      'wait()',
    ]);
    const page = await app.inject({ url: '/admin/' });
    expect(page.headers['permissions-policy']).toBe('camera=(self), microphone=(), geolocation=()');
  });

  test('sends /admin to /admin/', async () => {
    const { statusCode, headers } = await app.inject({ url: '/admin' });
    expect([statusCode, headers['location']]).toEqual([308, '/admin/']);
  });
});
