import { beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { fakeGraph } from '../test/fake-graph.js';
import { NOW } from '../test/visit.js';
import { webServer } from './web-server.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const assets = join(root, 'web/build/client/assets');
const BUDGET = 170_000;
const RESULTS = '/bus-tickets/phnom-penh/siem-reap/2026-11-21?pax=2';

const sizes = new Map<string, number>();
function weigh(script: string): number {
  const known = sizes.get(script) ?? gzipSync(readFileSync(join(assets, script)), { level: 9 }).length;
  sizes.set(script, known);
  return known;
}

/** Scripts that a browser fetches because the HTML says so: preloaded, imported by inline scripts, or with src. */
const scriptsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, script]) => script!)),
];

let app: FastifyInstance;
const page = async (path: string) => (await app.inject({ url: path, headers: { host: 'naga.example' } })).body;

beforeAll(async () => {
  execFileSync(process.execPath, ['tools/build.mjs', 'codegen', 'web'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  app = Fastify();
  await app.register(webServer, { graph: fakeGraph, now: () => NOW });
});

test('what a page does not take is refused in the reader’s language', async () => {
  const headers = { host: 'naga.example', cookie: 'language=km' };
  const answer = await app.inject({ method: 'POST', url: '/about', headers });
  expect([answer.statusCode, answer.headers['content-language']]).toEqual([405, 'km']);
  expect(answer.body).toContain('<html lang="km"');
});

test.each(['token=%E0%A4%A', 'token=a%0d%0aX-Evil:1', 'booking-1=%zz; language=%zz; session=%zz'])(
  'a cookie that nobody of ours wrote (%s) is none',
  async (cookie) => {
    for (const url of ['/', '/checkout/passengers/1'])
      expect((await app.inject({ url, headers: { host: 'naga.example', cookie } })).statusCode).toBeLessThan(500);
  },
);

describe('the scripts of a first visit', () => {
  const words = () => readdirSync(assets).filter((file) => /^first-.*\.js$/.test(file));

  test.each(['/', '/kh', RESULTS, `/kh${RESULTS}`])(
    'weigh less than 170 kB at %s, the words of a language included',
    async (path) => {
      const scripts = scriptsOf(await page(path));
      expect(scripts.length).toBeGreaterThan(5);
      expect(scripts.filter((script) => words().includes(script))).toHaveLength(1);
      expect(scripts.map(weigh).reduce((a, b) => a + b, 0)).toBeLessThan(BUDGET);
    },
  );

  test('are all named in the HTML, the words of the reader’s language among them', async () => {
    const preloaded = /<link rel="modulepreload"[^>]* href="\/assets\/((?:first|rest)-[\w-]+\.js)"/g;
    const wordsOf = async (path: string) =>
      [...(await page(path)).matchAll(preloaded)].map(([, file]) => readFileSync(join(assets, file!), 'utf8'));
    const [home, ...others] = await wordsOf('/kh');
    expect(home).toContain('ស្វែងរក');
    expect(others).toEqual([]);
    expect(await wordsOf('/kh/faq')).toEqual([home, expect.stringContaining('checkout.')]);
  });

  test('never bring Apollo Client', async () => {
    const scripts = scriptsOf((await page('/')) + (await page(RESULTS)));
    const text = scripts.map((script) => readFileSync(join(assets, script), 'utf8')).join('\n');
    expect(text).toContain('hydrateRoot');
    expect(text).not.toContain('InMemoryCache');
  });

  test('say nothing that is not among the first words', async () => {
    const scripts = [...scriptsOf(await page('/')), ...scriptsOf(await page(RESULTS))];
    const first = readFileSync(join(assets, words()[0]!), 'utf8');
    const ids = scripts.flatMap((script) => [
      ...readFileSync(join(assets, script), 'utf8').matchAll(/\bid:`((?:web|app|ui)\.[\w.]+)`/g),
    ]);
    const unique = [...new Set(ids.map(([, id]) => id!))];
    expect(unique.length).toBeGreaterThan(100);
    expect(unique.filter((id) => !first.includes(`\`${id}\``) && !first.includes(`"${id}"`))).toEqual([]);
  });
});

test.each([
  ['/vi', 'vi'],
  ['/vi.data', 'vi'],
  ['/es/faq.data', 'es'],
])('%s speaks %s also when it is reached from another page', async (url, language) => {
  const { headers } = await app.inject({ url, headers: { host: 'naga.example' } });
  expect(headers['content-language']).toBe(language);
});

test('home and results are readable and lead on without script', async () => {
  const home = await page('/');
  expect(home).toMatch(/<form[^>]+method="get"[^>]+action="\/search"|<form[^>]+action="\/search"[^>]+method="get"/);
  const results = await page(RESULTS);
  // To the seats of each journey, and to what its price is made of, which they say.
  expect(results.match(/href="\/checkout\//g)).toHaveLength(24);
  expect(results).toContain('2 passengers · total');
});
