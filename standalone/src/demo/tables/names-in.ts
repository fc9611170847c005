import type { LanguageCode, LocalizedText } from '@naga/kernel/language.js';

/** The names of a table's row that has a column a language. */
export const namesIn = ({ en, km, th, vi, es }: Readonly<Record<LanguageCode, string>>): LocalizedText => ({
  en,
  km,
  th,
  vi,
  es,
});
