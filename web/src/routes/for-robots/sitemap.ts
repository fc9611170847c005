import { LANGUAGES } from '@naga/kernel/language.js';
import { ask } from '../../session/graph.js';
import { inLanguage } from '../../session/language.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/sitemap';
import { SitemapPlacesDocument } from './sitemap.generated.js';

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

/** All public pages in five languages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(visitContext);
  const { operators, experiences, popularRoutes } = await ask(context, SitemapPlacesDocument, {});
  const paths = [
    ...PAGES,
    ...operators.map(({ slug }) => `/operators/${slug}`),
    ...experiences.rows.map(({ id, slug }) => `/experiences/${id}-${slug}`),
    ...popularRoutes.map(({ from, to }) => `/route-details/${from.slug}/${to.slug}`),
  ];
  const entry = (path: string) => {
    const others = LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${baseUrl}${inLanguage(path, language)}"/>`,
    );
    return `<url><loc>${baseUrl}${path}</loc>${others.join('')}</url>`;
  };
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.map(entry).join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
