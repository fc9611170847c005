import { describe, expect, test } from '@jest/globals';
import { aVisit } from '../../test/visit.js';
import { visitContext } from '../session/visit.js';
import { brandOf } from './brands.js';
import { kindOf } from './errors/kind-of.js';
import { needsOnlyFirstWords } from './catalogues.js';
import { loader as languagePrefix } from './language-prefix.js';
import { visitMiddleware } from './visit-middleware.js';

async function visit(
  path: string,
  { cookie = '', method = 'GET', ...facts }: Record<string, never> | Record<string, string> = {},
) {
  const url = new URL(path, 'https://naga.example');
  const request = new Request(url, { method, headers: { cookie } });
  const context = aVisit(facts as never);
  const args = { request, url, context, params: {}, pattern: '' } as Parameters<typeof visitMiddleware>[0];
  try {
    return (await visitMiddleware(args, async () => new Response('page'))) as Response;
  } catch (thrown) {
    return thrown as Response;
  }
}

describe('a Khmer reader', () => {
  test('goes to the same page under /kh', async () => {
    const response = await visit('/faq?a=1', { language: 'km', cookie: 'language=km' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/kh/faq?a=1']);
  });
  test.each(['/kh/faq', '/eticket/abc', '/robots.txt', '/sandbox/1'])('stays at %s', async (path) => {
    expect((await visit(path, { language: 'km', cookie: 'language=km' })).status).toBe(200);
  });
  test('is not sent away while posting a form', async () => {
    expect((await visit('/faq', { language: 'km', method: 'POST' })).status).toBe(200);
  });
});

test('a prefix sets the language cookie for 30 days, once', async () => {
  const first = await visit('/th/faq', { language: 'th' });
  expect(first.headers.get('set-cookie')).toBe('language=th; Path=/; Max-Age=2592000; SameSite=Lax');
  expect((await visit('/th/faq', { language: 'th', cookie: 'language=th' })).headers.get('set-cookie')).toBeNull();
  expect((await visit('/faq')).headers.get('set-cookie')).toBeNull();
});

test.each(['/?ref=A-12b3', '/?aff=123&ref=9', '/?aff=&ref=123'])(
  'the digits of an affiliate’s code stay for 7 days: %s',
  async (path) => {
    const { headers } = await visit(path);
    expect(headers.get('set-cookie')).toBe('affiliate=123; Path=/; Max-Age=604800; SameSite=Lax');
  },
);

test.each(['/?aff=none', `/?aff=${'1'.repeat(300)}`])('what is nobody’s code leaves nothing: %s', async (path) => {
  expect((await visit(path)).headers.get('set-cookie')).toBeNull();
});

test.each([
  ['island-boat.naga.example', '1034', 'en'],
  ['naga.example', undefined, undefined],
  ['localhost:4000', undefined, undefined],
])('%s sells for operator %s and speaks %s', (host, operatorId, forcedLanguage) => {
  expect(brandOf(host)).toMatchObject({ operatorId, forcedLanguage });
});

test.each([
  ['/', true],
  ['/kh', true],
  ['/kh/bus-tickets/a/b', true],
  ['/search', true],
  ['/faq', false],
  ['/searching', false],
  ['/checkout/1', false],
])('%s needs only the first words: %s', (path, only) => expect(needsOnlyFirstWords(path)).toBe(only));

const answer = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });
test.each([
  ['a fetch that failed', new TypeError('Failed to fetch'), 'network'],
  ['a surprise', new Error('x'), 'server'],
  ['a 404', answer(404, ''), 'not-found'],
  ['sold out', answer(409, { kind: 'sold-out', reference: 'r' }), 'sold-out'],
  ['a graph that is down', answer(503, { kind: 'server', reference: 'r' }), 'server'],
])('%s is told apart', (_, error, kind) => expect(kindOf(error).kind).toBe(kind));

test.each([
  ['/promo', 'promo'],
  ['/promo/2026?a=1', 'promo'],
])('%s is no language: the newer application has it where there is one', (path, lang) => {
  const answer = (nextAppUrl: string | undefined): unknown => {
    const context = aVisit({ nextAppUrl });
    try {
      return languagePrefix({ context, params: { lang }, url: new URL(path, 'https://naga.example') } as never);
    } catch (thrown) {
      return thrown;
    }
  };
  expect(answer(undefined)).toMatchObject({ init: { status: 404 } });
  expect((answer('https://next.example') as Response).headers.get('location')).toBe(
    `https://next.example/next-app${path}`,
  );
});

test('a page that chose another language on the way says that one', async () => {
  const context = aVisit();
  const url = new URL('https://naga.example/eticket/abc');
  const args = { request: new Request(url), url, context, params: {}, pattern: '' } as never;
  const response = await visitMiddleware(args, async () => {
    context.set(visitContext, { ...context.get(visitContext), language: 'th' });
    return new Response('page');
  });
  expect((response as Response).headers.get('content-language')).toBe('th');
});
