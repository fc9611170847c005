import { isLanguage, type LanguageCode } from '@naga/kernel/language.js';

const KEY = 'naga-admin-language';

/** Each language in its own script: whoever needs the menu cannot read the others. */
export const OWN_NAMES: Record<LanguageCode, string> = {
  en: 'English',
  km: 'ភាសាខ្មែរ',
  th: 'ไทย',
  vi: 'Tiếng Việt',
  es: 'Español',
};

/** The name of the language of a booking or a message; a code nobody knows stands for itself. */
export const languageName = (code: string): string => (isLanguage(code) ? OWN_NAMES[code] : code);

/** The back office speaks English until somebody chooses otherwise. */
export function rememberedLanguage(): LanguageCode {
  const kept = localStorage.getItem(KEY);
  return isLanguage(kept) ? kept : 'en';
}

export const rememberLanguage = (language: LanguageCode): void => localStorage.setItem(KEY, language);
