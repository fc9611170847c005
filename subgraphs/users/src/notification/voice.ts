import type { LanguageCode } from '@naga/kernel/language.js';
import { type Words, wordsIn } from './words.js';

/** What messages are written with: where our pages are, and the words of each language. */
export interface Voice {
  /** Scheme and host of the site. */
  readonly baseUrl: string;
  readonly wordsIn: (language: LanguageCode) => Words;
}

/** As the code says it, whatever staff wrote. */
export const plainVoice = (baseUrl: string): Voice => ({ baseUrl, wordsIn });
