import type { LanguageCode } from '@naga/kernel/language.js';
import type { Page } from 'playwright-core';
import { seriousFindings } from './axe.js';
import { untranslated } from './untranslated.js';

/** What axe finds, and words that are missing: a screen is visited once for both. */
export const axeAndWords = (language: LanguageCode) => async (page: Page) => [
  ...(await seriousFindings(page)),
  ...(await untranslated(page, language)),
];
