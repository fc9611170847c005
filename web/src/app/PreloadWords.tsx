import type { LanguageCode } from '@naga/kernel/language.js';
import { use } from 'react';
import { preloadModule } from 'react-dom';
import files from 'virtual:words/files';
import { needsOnlyFirstWords } from './catalogues.js';
import { NonceContext } from './nonce.js';

/**
 * Names in the HTML the words that hydration waits for. Only the entry script knows them otherwise, and a telephone
 * would ask for them when that has arrived and run: one more way to the server and back before anything answers.
 */
export function PreloadWords({ language, path }: { language: LanguageCode; path: string }) {
  const nonce = use(NonceContext);
  for (const part of needsOnlyFirstWords(path) ? ['first'] : ['first', 'rest']) {
    const file = files[`${language}/${part}`];
    if (file !== undefined) preloadModule(file, { as: 'script', ...(nonce !== undefined && { nonce }) });
  }
  return null;
}
