import { beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fakeGraph } from '../test/fake-graph.js';
import { NOW } from '../test/visit.js';
import { SCHEMA_ORG, type Said } from './schema-org.fixture.js';
import { webServer } from './web-server.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const RESULTS = '/bus-tickets/phnom-penh/siem-reap/2026-11-21';

let app: FastifyInstance;
beforeAll(async () => {
  execFileSync(process.execPath, ['tools/build.mjs', 'codegen', 'web'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  app = Fastify();
  await app.register(webServer, { graph: fakeGraph, now: () => NOW });
});
const get = (url: string, host = 'naga.example') => app.inject({ url, headers: { host } });

const thingsOf = (html: string): Said[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text]) => {
    const { '@context': context, '@graph': things } = JSON.parse(text!) as { '@context': string; '@graph': Said[] };
    expect(context).toBe('https://schema.org');
    return things;
  });

const isThing = (value: unknown): value is Said => typeof value === 'object' && value !== null && '@type' in value;

/** What schema.org does not know of a thing, or asks for in vain, with where it is. */
function faultsOf(said: Said, at = said['@type']): string[] {
  const known = SCHEMA_ORG[said['@type']];
  if (known === undefined) return [`${at}: no such type`];
  const names = Object.keys(said).filter((name) => !name.startsWith('@'));
  return [
    ...known.required.filter((name) => !names.includes(name)).map((name) => `${at}: no ${name}`),
    ...names.filter((name) => ![...known.required, ...known.more].includes(name)).map((name) => `${at}: ${name}?`),
    ...names.flatMap((name) => {
      const values = Array.isArray(said[name]) ? said[name] : [said[name]];
      return values.flatMap((value: unknown) =>
        isThing(value)
          ? faultsOf(value, `${at}.${name}`)
          : value === null || value === ''
            ? [`${at}.${name}: empty`]
            : [],
      );
    }),
  ];
}

describe('structured data', () => {
  test.each([
    ['/operators', ['BreadcrumbList', 'ItemList']],
    ['/operators/mekong-ibis', ['BreadcrumbList', 'Organization']],
    ['/kh/operators/mekong-ibis', ['BreadcrumbList', 'Organization']],
    ['/popular-bus-routes', ['BreadcrumbList', 'ItemList']],
    ['/route-details/phnom-penh/siem-reap', ['BreadcrumbList', 'TouristTrip', ...Array<string>(12).fill('BusTrip')]],
    ['/route-details/siem-reap/phnom-penh', ['BreadcrumbList', ...Array<string>(12).fill('BusTrip')]],
    [RESULTS, ['BreadcrumbList', ...Array<string>(5).fill('BusTrip')]],
    ['/gallery', ['BreadcrumbList', 'ImageGallery']],
    ['/faq', ['FAQPage']],
    ['/experiences', ['ItemList']],
  ])('of %s is %j, with all that schema.org asks for and nothing it does not know', async (path, types) => {
    const things = thingsOf((await get(path)).body);
    expect(things.map((thing) => thing['@type'])).toEqual(types);
    expect(things.flatMap((thing) => faultsOf(thing))).toEqual([]);
  });

  test('a trip says when, where, with whom and for how much', async () => {
    const [, trip] = thingsOf((await get(RESULTS)).body);
    expect(trip).toMatchObject({
      departureTime: expect.stringMatching(/^2026-11-21T\d\d:\d\d:00\+07:00$/),
      arrivalTime: expect.stringMatching(/^2026-11-21T\d\d:\d\d:00\+07:00$/),
      offers: {
        priceCurrency: 'USD',
        price: expect.stringMatching(/^\d+\.\d\d$/),
        url: `http://naga.example${RESULTS}`,
      },
    });
  });

  test('no name ends the script it stands in', async () => {
    const { body } = await get('/operators/sly-lines');
    expect(body).toContain('"name":"Sly \\u003c/script>\\u003cb>Lines"');
    expect(body).not.toContain('</script><b>Lines');
  });

  test('is made on the server: no browser fetches what makes it', async () => {
    const { body } = await get('/operators/mekong-ibis');
    const scripts = [...body.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([path]) => path);
    const texts = await Promise.all(scripts.map(async (path) => (await get(path)).body));
    expect(texts.filter((text) => text.includes('AggregateRating') || text.includes('BreadcrumbList'))).toEqual([]);
  });
});

describe('the one address of a page', () => {
  const linksOf = async (path: string, host?: string) =>
    [
      ...(await get(path, host)).body.matchAll(
        /<link rel="(canonical|alternate)"(?: hrefLang="([\w-]+)")? href="([^"]*)"/g,
      ),
    ].map(([, rel, language, href]) => [language ?? rel, new URL(href!).pathname + new URL(href!).search]);
  const of = (path: string, own: string) => [
    ['canonical', own],
    ['en', path],
    ['km', `/kh${path}`],
    ['th', `/th${path}`],
    ['vi', `/vi${path}`],
    ['es', `/es${path}`],
    ['x-default', path],
  ];

  test.each([
    ['/operators', '/operators'],
    ['/en/operators', '/operators'],
    ['/kh/operators', '/kh/operators'],
    ['/th/popular-ferry-routes', '/th/popular-ferry-routes'],
    ['/es/operators/mekong-ibis', '/es/operators/mekong-ibis'],
    ['/vi/operators/mekong-ibis?utm=1', '/vi/operators/mekong-ibis'],
    ['/kh/gallery?utm=1', '/kh/gallery'],
    ['/kh/appGallery', '/kh/gallery'],
    ['/es/gallery?kind=ferry', '/es/gallery?kind=ferry'],
  ])('of %s is %s, beside those of the other languages', async (path, own) => {
    const bare = own.replace(/^\/(kh|th|vi|es)\b/, '');
    expect(await linksOf(path)).toEqual(of(bare, own));
  });

  test('a page of one visitor has none, and stays out of search engines', async () => {
    expect(await linksOf('/seat-alerts')).toEqual([]);
    expect((await get('/kh/nowhere')).body).toContain('<meta name="robots" content="noindex"/>');
  });

  test('a branded host speaks English only', async () => {
    expect(await linksOf('/operators', 'sea-ferry.naga.example')).toEqual([['canonical', '/operators']]);
  });

  test.each([
    ['/route-details/1/2', 301, '/route-details/phnom-penh/siem-reap'],
    ['/kh/route-details/1/siem-reap', 301, '/kh/route-details/phnom-penh/siem-reap'],
    ['/operators/mekong-ibis?reviews=7', 302, '/operators/mekong-ibis'],
    ['/operators/mekong-ibis/phnom-penh/siem-reap/2026-11-21', 302, '/search/phnom-penh/siem-reap/2026-11-21?op=1'],
    ['/operators/nobody', 404, undefined],
    ['/operators/nobody/phnom-penh/siem-reap', 404, undefined],
    ['/route-details/phnom-penh/atlantis', 404, undefined],
    ['/route-details/phnom-penh/phnom-penh', 404, undefined],
    ['/sitemaps/routes-2.xml', 404, undefined],
  ])('%s answers %i %s', async (path, status, to) => {
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers.location]).toEqual([status, to]);
    // A name may come back: browsers that kept both redirects would go in a circle.
    if (status === 301) expect(headers['cache-control']).toBe('no-cache');
  });
});

test('a page that is not there is told as a page, also where there is none to show', async () => {
  for (const path of ['/operators/nobody', '/operators/nobody/phnom-penh/siem-reap'])
    expect((await get(path)).headers['content-type']).toContain('text/html');
});

test('an operator’s page wears the operator’s layout on every host', async () => {
  const layout = async (path: string, host: string) => /data-layout="(\w+)"/.exec((await get(path, host)).body)?.[1];
  expect(await layout('/operators/mekong-ibis', 'naga.example')).toBe('operator');
  expect(await layout('/operators/mekong-ibis', 'sea-ferry.naga.example')).toBe('operator');
  expect(await layout('/operators', 'sea-ferry.naga.example')).toBe('apppage');
});

describe('the sitemap', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at!);

  test('names its files, each with its last change', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(locations(body)).toEqual(
      ['pages', 'operators', 'routes'].map((name) => `http://naga.example/sitemaps/${name}-1.xml`),
    );
    expect(body).toContain('routes-1.xml</loc><lastmod>2026-11-19T08:00:00.000Z</lastmod>');
  });

  test('has every operator and every pair in every language, with the others beside each', async () => {
    const { body } = await get('/sitemaps/routes-1.xml');
    expect(locations(body)).toHaveLength(5 * 5);
    expect(locations(body)).toContain('http://naga.example/kh/route-details/phnom-penh/siem-reap');
    expect(body.match(/hreflang="x-default"/g)).toHaveLength(5 * 5);
    expect(locations((await get('/sitemaps/operators-1.xml')).body)).toContain(
      'http://naga.example/operators/mekong-ibis',
    );
  });

  test.each([
    ['nothing.xml', 404, []],
    ['routes-0.xml', 404, []],
    ['pages-1.xml', 200, []],
    ['operators-1.xml', 200, ['SitemapOperators']],
    ['routes-1.xml', 200, ['SitemapRoutes']],
  ])('%s answers %i and asks for %j only', async (file, status, names) => {
    const before = fakeGraph.asked.length;
    expect((await get(`/sitemaps/${file}`)).statusCode).toBe(status);
    const asked = fakeGraph.asked.slice(before).map(({ name }) => name);
    expect(asked.filter((name) => name.startsWith('Sitemap'))).toEqual(names);
  });

  test('lists no page that is not there or stays out of search engines', async () => {
    const english = locations((await get('/sitemaps/pages-1.xml')).body).filter(
      (at, index) => index % 5 === 0 && !at.includes('/parcels'),
    );
    for (const address of english) {
      const { statusCode, body } = await get(new URL(address).pathname);
      expect([address, statusCode, body.includes('noindex')]).toEqual([address, 200, false]);
      expect(body).toContain(`<link rel="canonical" href="${address}"/>`);
    }
  });
});
