import { isLanguage, type LanguageCode } from '@naga/kernel/language.js';
import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { needsOnlyFirstWords } from './catalogues.js';

type Load = (language: LanguageCode) => Promise<void>;

/**
 * Before another page is shown, its words: of the language that is spoken, while its data is on the way, and of another
 * one where the root loader answers so (another tab has chosen it since, or a ticket speaks its booking's).
 */
export function wordsMiddleware(
  loadFirstWords: Load,
  loadCatalogue: Load,
): MiddlewareFunction<Record<string, DataStrategyResult>> {
  const loadWords = (language: LanguageCode, path: string): Promise<void> =>
    needsOnlyFirstWords(path) ? loadFirstWords(language) : loadCatalogue(language);
  return async ({ url }, next) => {
    const { lang } = document.documentElement;
    const [answers] = await Promise.all([next(), isLanguage(lang) && loadWords(lang, url.pathname)]);
    const root = answers['root']?.result as { site?: { language?: string } } | undefined;
    const language = root?.site?.language;
    if (language !== undefined && language !== lang && isLanguage(language)) await loadWords(language, url.pathname);
    return answers;
  };
}
