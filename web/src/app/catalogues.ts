import type { LanguageCode } from '@naga/kernel/language.js';

export type Catalogue = Readonly<Record<string, string>>;
type Chunk = () => Promise<{ default: Catalogue }>;

/** Each language is a chunk of its own: a reader of English never downloads the Khmer words. */
const first: Record<LanguageCode, Chunk> = {
  en: () => import('virtual:words/en/first'),
  km: () => import('virtual:words/km/first'),
  th: () => import('virtual:words/th/first'),
  vi: () => import('virtual:words/vi/first'),
  es: () => import('virtual:words/es/first'),
};
/** What home and results do not say. */
const rest: Record<LanguageCode, Chunk> = {
  en: () => import('virtual:words/en/rest'),
  km: () => import('virtual:words/km/rest'),
  th: () => import('virtual:words/th/rest'),
  vi: () => import('virtual:words/vi/rest'),
  es: () => import('virtual:words/es/rest'),
};

const loaded: Partial<Record<LanguageCode, Catalogue>> = {};
const whole = new Set<LanguageCode>();

/** The words of home and results: enough to hydrate these. */
export async function loadFirstWords(language: LanguageCode): Promise<void> {
  loaded[language] ??= (await first[language]()).default;
}

/** All words: before any other page is rendered, on the server always. */
export async function loadCatalogue(language: LanguageCode): Promise<void> {
  if (whole.has(language)) return;
  const [some, others] = await Promise.all([first[language](), rest[language]()]);
  loaded[language] = { ...some.default, ...others.default };
  whole.add(language);
}

/** The words of a language that were loaded before. */
export const catalogueOf = (language: LanguageCode): Catalogue => loaded[language] ?? {};

/** All words, for a part of a page that says more than the first of them. */
export async function allWords(language: LanguageCode): Promise<Catalogue> {
  await loadCatalogue(language);
  return catalogueOf(language);
}

/** Pages that say nothing but the first words: home, landing pages and results. */
export const needsOnlyFirstWords = (path: string): boolean =>
  /^(\/(en|kh|th|vi|es))?(\/?$|\/(bus-tickets|taxi-tickets|ferry-tickets|search)(\/|$))/.test(path);
