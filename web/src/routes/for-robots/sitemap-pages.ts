import type { RouterContextProvider } from 'react-router';
import { experiencePath } from '../../features/experiences/experience-words.js';
import { ask } from '../../session/graph.js';
import { filesOf, type SitemapPage } from './sitemap-xml.js';
import { SitemapExperiencesDocument, SitemapPlacesDocument } from './sitemap.generated.js';

const PAGES = [
  '/',
  '/bus-tickets',
  '/taxi-tickets',
  '/ferry-tickets',
  '/operators',
  '/popular-bus-routes',
  '/popular-taxi-routes',
  '/popular-ferry-routes',
  '/experiences',
  '/experiences/packages',
  '/experiences/short-activity',
  '/parcels',
  '/parcels/track',
  '/about',
  '/contact',
  '/faq',
  '/terms-of-use',
  '/privacy-policy',
];
const MOST = 100;

async function allExperiences(context: Readonly<RouterContextProvider>): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (let page = 1; ; page++) {
    const { experiences } = await ask(context, SitemapExperiencesDocument, { page, pageSize: MOST });
    pages.push(...experiences.rows.map((row) => ({ path: experiencePath(row) })));
    if (experiences.rows.length < MOST) return pages;
  }
}

/** All public pages, by the file of the sitemap that lists them. */
export async function sitemapFiles(
  context: Readonly<RouterContextProvider>,
): Promise<Map<string, readonly SitemapPage[]>> {
  const [{ operators, locationPairs }, experiences] = await Promise.all([
    ask(context, SitemapPlacesDocument, {}),
    allExperiences(context),
  ]);
  const routes = locationPairs.map(({ from, to, changedAt }) => ({
    path: `/route-details/${from.slug}/${to.slug}`,
    changedAt,
  }));
  return new Map([
    ...filesOf(
      'pages',
      PAGES.map((path) => ({ path })),
    ),
    ...filesOf(
      'operators',
      operators.map(({ slug, changedAt }) => ({ path: `/operators/${slug}`, changedAt })),
    ),
    ...filesOf('routes', routes),
    ...filesOf('experiences', experiences),
  ]);
}
