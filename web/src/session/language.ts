import { languageOfCookie, languageOfPrefix, prefixOf, type LanguageCode } from '@naga/kernel/language.js';
import { useParams } from 'react-router';

export const LANGUAGE_COOKIE = 'language';
export const LANGUAGE_COOKIE_SECONDS = 30 * 86_400;

/** Languages under their own names, for the menu: never flags, never translated. */
export const OWN_NAMES: Record<LanguageCode, string> = {
  en: 'English',
  km: 'ភាសាខ្មែរ',
  th: 'ไทย',
  vi: 'Tiếng Việt',
  es: 'Español',
};

/** '/kh/about' → 'kh'; undefined when the path begins with no language we speak. */
export function prefixIn(path: string): string | undefined {
  const [, first] = path.split('/');
  return languageOfPrefix(first) === undefined ? undefined : first;
}

/** '/kh/about' → '/about', '/kh' → '/'. */
export function withoutPrefix(path: string): string {
  const prefix = prefixIn(path);
  return prefix === undefined ? path : path.slice(prefix.length + 1) || '/';
}

/** The same page in another language. */
export const inLanguage = (path: string, language: LanguageCode): string => {
  const bare = withoutPrefix(path);
  return `/${prefixOf(language)}${bare === '/' ? '' : bare}`;
};

/** The one address of a page in a language, for search engines: English is what stands without prefix. */
export const oneAddressOf = (path: string, language: LanguageCode): string =>
  language === 'en' ? withoutPrefix(path) : inLanguage(path, language);

/** The language of a request: its prefix, else the cookie, else English (rules: the prefix always wins). */
export function languageOf(path: string, cookies: Record<string, string>): LanguageCode {
  return languageOfPrefix(prefixIn(path)) ?? languageOfCookie(cookies[LANGUAGE_COOKIE]);
}

/** Keeps the reader's prefix in links: `const to = useLocalPath(); to('/about')` is '/kh/about' under /kh. */
export function useLocalPath(): (path: string) => string {
  const { lang } = useParams();
  const prefix = languageOfPrefix(lang) === undefined ? undefined : lang;
  return (path) => (prefix === undefined ? path : path === '/' ? `/${prefix}` : `/${prefix}${path}`);
}

/** The same for loaders and actions, which have `params`. */
export function localPath(params: { lang?: string | undefined }, path: string): string {
  if (languageOfPrefix(params.lang) === undefined) return path;
  return path === '/' ? `/${params.lang}` : `/${params.lang}${path}`;
}
