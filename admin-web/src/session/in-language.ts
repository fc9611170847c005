import { isLanguage, type LanguageCode } from '@naga/kernel/language.js';
import type { IntlShape } from 'react-intl';

/** Words of staff as the graph has them. */
export type Said = Readonly<Record<LanguageCode, string | null>>;

/** In the reader's language, else in English. */
export function inLanguage({ locale }: Pick<IntlShape, 'locale'>, said: Said): string {
  const language = locale.slice(0, 2);
  return (isLanguage(language) ? said[language] : null) ?? said.en ?? '';
}
