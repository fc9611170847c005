import { isLanguage, type LanguageCode } from '@naga/kernel/language.js';

const KEY = 'naga-admin-language';

/** The back office speaks English until somebody chooses otherwise. */
export function rememberedLanguage(): LanguageCode {
  const kept = localStorage.getItem(KEY);
  return isLanguage(kept) ? kept : 'en';
}

export const rememberLanguage = (language: LanguageCode): void => localStorage.setItem(KEY, language);
