import type { LanguageCode } from '@naga/kernel/language.js';
import { createContext } from 'react';

type Words = Readonly<Record<string, string>>;

/**
 * Brings all words of a language to a page that begins with the first of them alone (app/catalogues.ts). On a stage there
 * are none: what is said is said in English.
 */
export const AllWordsContext = createContext<(language: LanguageCode) => Promise<Words>>(() => Promise.resolve({}));
