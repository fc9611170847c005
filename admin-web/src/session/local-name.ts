import { isLanguage } from '@naga/kernel/language.js';

/** A name as the graph keeps it in all languages; null where nobody told it. */
export type LocalNames = Readonly<Record<'km' | 'th' | 'vi' | 'es', string | null> & { en: string }>;

/** Such a name in the reader's language, else in English. */
export const localName = (locale: string, name: LocalNames): string => (isLanguage(locale) && name[locale]) || name.en;
