import { LANGUAGES, type LanguageCode } from '@naga/kernel/language.js';
import { oneAddressOf } from '../../session/language.js';

/** A page that search engines may list, by its path without prefix; in every language. */
export interface SitemapPage {
  readonly path: string;
  /** ISO moment of its last change, where somebody noted it. */
  readonly changedAt?: string | null;
}

export interface SitemapSite {
  readonly baseUrl: string;
  /** Languages it is answered in; one alone has no alternates. */
  readonly languages: readonly LanguageCode[];
}

/** sitemaps.org allows 50,000 addresses and 50 MB a file: five languages of so many pages stay at half of both. */
export const PAGES_A_FILE = 5000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!);
const lastmod = (changedAt: string | null | undefined): string =>
  changedAt == null ? '' : `<lastmod>${escaped(changedAt)}</lastmod>`;

/** A page in each language, every address with all of them beside it, as search engines want it told. */
function urlsOf({ path, changedAt }: SitemapPage, { baseUrl, languages }: SitemapSite): string {
  const addresses = languages.map((language) => ({ language, href: escaped(baseUrl + oneAddressOf(path, language)) }));
  const alternate = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const others =
    languages.length < LANGUAGES.length
      ? ''
      : addresses.map(({ language, href }) => alternate(language, href)).join('') +
        alternate('x-default', escaped(baseUrl + path));
  return addresses.map(({ href }) => `<url><loc>${href}</loc>${lastmod(changedAt)}${others}</url>`).join('\n');
}

/** One file of the sitemap. */
export const urlset = (pages: readonly SitemapPage[], site: SitemapSite): string =>
  `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => urlsOf(page, site)).join('\n')}
</urlset>
`;

/** The list of files, each by its whole address and the last change within. */
export const sitemapIndex = (files: readonly { address: string; changedAt: string | undefined }[]): string =>
  `${HEAD}<sitemapindex xmlns="${SITEMAPS}">
${files.map(({ address, changedAt }) => `<sitemap><loc>${escaped(address)}</loc>${lastmod(changedAt)}</sitemap>`).join('\n')}
</sitemapindex>
`;

/** Pages cut into files: 'routes-1.xml', 'routes-2.xml', … */
export function filesOf(name: string, pages: readonly SitemapPage[]): Map<string, readonly SitemapPage[]> {
  const files = new Map<string, readonly SitemapPage[]>();
  for (let start = 0; start < pages.length; start += PAGES_A_FILE)
    files.set(`${name}-${start / PAGES_A_FILE + 1}.xml`, pages.slice(start, start + PAGES_A_FILE));
  return files;
}

/** The last of the moments that are noted. */
export const lastChangeOf = (pages: readonly SitemapPage[]): string | undefined =>
  pages.reduce<string | undefined>(
    (last, { changedAt }) => (changedAt != null && (last === undefined || changedAt > last) ? changedAt : last),
    undefined,
  );
