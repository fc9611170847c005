import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/sitemap';
import { sitemapFiles } from './sitemap-pages.js';
import { xmlAnswer } from './xml-answer.js';
import { lastChangeOf, sitemapIndex } from './sitemap-xml.js';

/** The files of the sitemap, each with the last change within. */
export async function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(visitContext);
  const files = [...(await sitemapFiles(context))].map(([file, pages]) => ({
    address: `${baseUrl}/sitemaps/${file}`,
    changedAt: lastChangeOf(pages),
  }));
  return xmlAnswer(sitemapIndex(files));
}
