import { LANGUAGES } from '@naga/kernel/language.js';
import { data } from 'react-router';
import type { Failure } from '../../session/graph.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/sitemap-file';
import { sitemapFile } from './sitemap-pages.js';
import { xmlAnswer } from './xml-answer.js';
import { urlset } from './sitemap-xml.js';

/** One file of the sitemap: its pages in every language that the host speaks. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { baseUrl, brand } = context.get(visitContext);
  const pages = await sitemapFile(context, params.file);
  if (pages === undefined) throw data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  const languages = brand.forcedLanguage === undefined ? LANGUAGES : [brand.forcedLanguage];
  return xmlAnswer(urlset(pages, { baseUrl, languages }));
}
