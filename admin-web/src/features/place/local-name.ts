import { isLanguage } from '@naga/kernel/language.js';

/** A name as the graph keeps it in all languages, in the reader's; English where nobody told that. */
export const localName = (
  locale: string,
  name: Readonly<Record<'km' | 'th' | 'vi' | 'es', string | null> & { en: string }>,
): string => (isLanguage(locale) && name[locale]) || name.en;
