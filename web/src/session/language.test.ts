import { describe, expect, test } from '@jest/globals';
import { readCookies, setCookie } from './cookies.js';
import { inLanguage, languageOf, localPath, prefixIn, withoutPrefix } from './language.js';
import { readParty } from '@naga/booking-flow/passengers/party.js';
import { readDate, resultsPath } from './search.js';

test.each([
  ['/kh/about', 'kh', '/about'],
  ['/kh', 'kh', '/'],
  ['/km/about', undefined, '/km/about'],
  ['/xx', undefined, '/xx'],
  ['/about', undefined, '/about'],
  ['/', undefined, '/'],
])('%s has the prefix %s', (path, prefix, bare) => {
  expect(prefixIn(path)).toBe(prefix);
  expect(withoutPrefix(path)).toBe(bare);
});

test('the prefix wins over the cookie, which knows only en, th and km', () => {
  expect(languageOf('/es/faq', { language: 'km' })).toBe('es');
  expect(languageOf('/faq', { language: 'km' })).toBe('km');
  expect(languageOf('/faq', { language: 'th' })).toBe('th');
  expect(languageOf('/faq', { language: 'vi' })).toBe('en');
  expect(languageOf('/faq', {})).toBe('en');
});

test('a language keeps the page', () => {
  expect(inLanguage('/kh/bus-tickets/a/b', 'th')).toBe('/th/bus-tickets/a/b');
  expect(inLanguage('/', 'km')).toBe('/kh');
  expect(localPath({ lang: 'kh' }, '/')).toBe('/kh');
  expect(localPath({ lang: 'kh' }, '/faq')).toBe('/kh/faq');
  expect(localPath({}, '/faq')).toBe('/faq');
});

test('cookies are read and written', () => {
  expect(readCookies('language=km; token=a=b')).toEqual({ language: 'km', token: 'a=b' });
  expect(readCookies('')).toEqual({});
  expect(setCookie('language', 'km', 2_592_000)).toBe('language=km; Path=/; Max-Age=2592000; SameSite=Lax');
});

describe('a search', () => {
  const search = { from: 'phnom-penh', to: 'siem-reap', date: '2026-11-21', adults: 1, children: 0 };
  test.each([
    [search, '/search/phnom-penh/siem-reap/2026-11-21'],
    [{ ...search, transport: 'ferry' as const, adults: 3 }, '/ferry-tickets/phnom-penh/siem-reap/2026-11-21?pax=3'],
    [{ ...search, children: 2 }, '/search/phnom-penh/siem-reap/2026-11-21?pax=1&children=2'],
    [{ ...search, returnDate: '2026-11-25' }, '/search/phnom-penh/siem-reap/2026-11-21/2026-11-25'],
  ])('%j is an address', (given, path) => expect(resultsPath(given)).toBe(path));

  test.each([
    ['pax=2', 2, 0],
    ['', 1, 0],
    ['pax=0', 1, 0],
    ['pax=10', 1, 0],
    ['pax=2.5', 1, 0],
    ['pax=many', 1, 0],
    ['pax=2&children=3', 2, 3],
    ['children=1', 1, 1],
    ['pax=&children=', 1, 0],
    ['pax=1&children=8', 1, 8],
    ['pax=2&children=8', 2, 0],
    ['pax=1&children=-1', 1, 0],
  ])('?%s is for %d adults and %d children', (query, adults, children) =>
    expect(readParty(new URLSearchParams(query))).toEqual({ adults, children }),
  );

  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-19', undefined],
    ['2026-02-30', undefined],
    ['tomorrow', undefined],
    [null, undefined],
  ])('the day %s reads as %s', (text, date) => expect(readDate(text, '2026-11-20')).toBe(date));
});
