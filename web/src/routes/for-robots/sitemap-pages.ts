import type { RouterContextProvider } from 'react-router';
import { experiencePath } from '../../features/experiences/experience-words.js';
import { ask } from '../../session/graph.js';
import { filesOf, type SitemapPage } from './sitemap-xml.js';
import { SitemapExperiencesDocument, SitemapOperatorsDocument, SitemapRoutesDocument } from './sitemap.generated.js';

const PAGES = [
  '/',
  '/bus-tickets',
  '/taxi-tickets',
  '/ferry-tickets',
  '/operators',
  '/gallery',
  '/popular-bus-routes',
  '/popular-taxi-routes',
  '/popular-ferry-routes',
  '/experiences',
  '/experiences/packages',
  '/experiences/short-activity',
  '/parcels',
  '/parcels/track',
  '/promo',
  '/about',
  '/csr',
  '/travel-community',
  '/contact',
  '/faq',
  '/covid19-guidelines',
  '/terms-of-use',
  '/privacy-policy',
];
const MOST = 100;

type Context = Readonly<RouterContextProvider>;

async function allExperiences(context: Context): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (let page = 1; ; page++) {
    const { experiences } = await ask(context, SitemapExperiencesDocument, { page, pageSize: MOST });
    pages.push(...experiences.rows.map((row) => ({ path: experiencePath(row) })));
    if (experiences.rows.length < MOST) return pages;
  }
}

async function allOperators(context: Context): Promise<SitemapPage[]> {
  const { operators } = await ask(context, SitemapOperatorsDocument, {});
  return operators.map(({ slug, changedAt }) => ({ path: `/operators/${slug}`, changedAt }));
}

async function allRoutes(context: Context): Promise<SitemapPage[]> {
  const { locationPairs } = await ask(context, SitemapRoutesDocument, {});
  return locationPairs.map(({ from, to, changedAt }) => ({
    path: `/route-details/${from.slug}/${to.slug}`,
    changedAt,
  }));
}

/** The kinds of pages by the name of their files, in their order. */
const KINDS: ReadonlyMap<string, (context: Context) => Promise<readonly SitemapPage[]>> = new Map([
  ['pages', () => Promise.resolve(PAGES.map((path) => ({ path })))],
  ['operators', allOperators],
  ['routes', allRoutes],
  ['experiences', allExperiences],
]);

/** All public pages, by the file of the sitemap that lists them. */
export async function sitemapFiles(context: Context): Promise<Map<string, readonly SitemapPage[]>> {
  const files = await Promise.all([...KINDS].map(async ([name, read]) => [...filesOf(name, await read(context))]));
  return new Map(files.flat());
}

/** The pages of one file; undefined for a name that none has. Only its own kind is asked for. */
export async function sitemapFile(context: Context, file: string): Promise<readonly SitemapPage[] | undefined> {
  const [, name] = /^([a-z]+)-[1-9]\d{0,4}\.xml$/.exec(file) ?? [];
  const read = KINDS.get(name ?? '');
  return read && filesOf(name!, await read(context)).get(file);
}
