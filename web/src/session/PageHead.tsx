import { LANGUAGES } from '@naga/kernel/language.js';
import { useLocation } from 'react-router';
import { inLanguage, withoutPrefix } from './language.js';
import { useSite } from './site.js';

export interface PageHeadProps {
  title: string;
  description?: string;
  /** Path without prefix and query that names this page; the current one when left out. */
  canonical?: string;
  /** Pages of one visitor (a booking, a search with a date) stay out of search engines. */
  hidden?: boolean;
  /** schema.org data. */
  jsonLd?: Record<string, unknown> | Record<string, unknown>[];
}

/** Title, description, canonical address and the five languages of a page; React lifts them into the head. */
export function PageHead({ title, description, canonical, hidden, jsonLd }: PageHeadProps) {
  const { brand, baseUrl } = useSite();
  const { pathname } = useLocation();
  const path = canonical ?? withoutPrefix(pathname);
  const address = (language: (typeof LANGUAGES)[number]) => `${baseUrl}${inLanguage(path, language)}`;
  return (
    <>
      <title>{`${title} · ${brand.title}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={brand.title} />
      {hidden === true && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={baseUrl + path} />
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={baseUrl + path} />
      {jsonLd !== undefined && (
        <script
          type="application/ld+json"
          // A closing tag inside a name must not end the script.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}
