import { LANGUAGES } from '@naga/kernel/language.js';
import { useLocation } from 'react-router';
import { oneAddressOf, withoutPrefix } from './language.js';
import { useSite } from './site.js';

export interface PageHeadProps {
  title: string;
  description?: string;
  /** Path without prefix and query that names this page; the current one when left out. */
  canonical?: string;
  /** Pages of one visitor (a booking, a search with a date) stay out of search engines. */
  hidden?: boolean;
  /**
   * Things of schema.org, for readers without script: a page makes them on the server only (`import.meta.env?.SSR`), so
   * that no browser fetches what makes them, and hands the browser an empty list.
   */
  jsonLd?: readonly object[];
}

/** A closing tag inside a name must not end the script. */
const graphOf = (things: readonly object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');

/** Title, description, its one address and those of the five languages; React lifts them into the head. */
export function PageHead({ title, description, canonical, hidden, jsonLd }: PageHeadProps) {
  const { brand, baseUrl, language } = useSite();
  const { pathname } = useLocation();
  const path = canonical ?? withoutPrefix(pathname);
  const own = baseUrl + oneAddressOf(path, language);
  return (
    <>
      <title>{`${title} · ${brand.title}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:site_name" content={brand.title} />
      {hidden === true ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={own} />
          <meta property="og:url" content={own} />
          {brand.forcedLanguage === undefined &&
            [...LANGUAGES, 'x-default' as const].map((hrefLang) => (
              <link
                key={hrefLang}
                rel="alternate"
                hrefLang={hrefLang}
                href={baseUrl + (hrefLang === 'x-default' ? path : oneAddressOf(path, hrefLang))}
              />
            ))}
        </>
      )}
      {jsonLd !== undefined && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: graphOf(jsonLd) }}
        />
      )}
    </>
  );
}
