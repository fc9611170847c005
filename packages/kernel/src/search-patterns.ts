import { telephoneDigits } from './telephone-digits.js';

/**
 * What staff type to find people and what they bought, as patterns of `like` that a row's text in small letters must all
 * fit: every word must occur, in any order; LIKE's own signs stand for themselves. A telephone number is found however
 * it is written: 012 345 678 is +855 12 345 678. The longest comes first: `like` with one pattern reaches a trigram
 * index, `like all` does not, so the first finds and the others filter.
 */
export function searchPatterns(text: string | null | undefined): string[] {
  const typed = (text ?? '')
    .toLowerCase()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  const digits = telephoneDigits(typed);
  const words = digits === undefined ? typed.split(/\s+/).filter(Boolean) : [digits];
  return words.sort((a, b) => b.length - a.length).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
