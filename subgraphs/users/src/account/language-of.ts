import { LANGUAGES, type LanguageCode } from '@naga/kernel/language.js';

/** In what language an account is written to. */
export const languageOf = ({ language }: { readonly language: string }): LanguageCode =>
  LANGUAGES.find((known) => known === language) ?? 'en';
