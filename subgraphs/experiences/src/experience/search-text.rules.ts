import type { LocalizedText } from '@naga/kernel/language.js';

/**
 * Text as searches compare it: lower case, without the marks of Latin letters ('Điện' and 'dien' are one), one space
 * between words, no control characters. Khmer and Thai marks stay: there they are letters.
 */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Everything an experience can be found by, in all languages at once: a Thai reader may know a place by its English name. */
export const searchTextOf = (texts: readonly LocalizedText[]): string =>
  searchable(texts.flatMap((text) => Object.values(text)).join(' | '));
