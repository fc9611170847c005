import type { LanguageCode } from '@naga/kernel/language.js';

export type Catalogue = Record<string, string>;

/** Each language is a chunk of its own: a reader of English never downloads the Khmer words. */
const chunks: Record<LanguageCode, () => Promise<{ default: Catalogue }>> = {
  en: () => import('./catalogues/en.js'),
  km: () => import('./catalogues/km.js'),
  th: () => import('./catalogues/th.js'),
  vi: () => import('./catalogues/vi.js'),
  es: () => import('./catalogues/es.js'),
};

const loaded: Partial<Record<LanguageCode, Catalogue>> = {};

/** Call it before rendering, on the server and in the browser. */
export async function loadCatalogue(language: LanguageCode): Promise<void> {
  loaded[language] ??= (await chunks[language]()).default;
}

/** The words of a language that was loaded before. */
export const catalogueOf = (language: LanguageCode): Catalogue => loaded[language] ?? {};
