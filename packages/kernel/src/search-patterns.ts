import { telephoneDigits } from './telephone-digits.js';

/**
 * What was typed, as patterns of `like` or `ilike`, one for each word, all of which a row's text must fit: words are
 * found in any order and whatever stands between them; control signs, which no text of ours holds, part words; LIKE's
 * own signs stand for themselves. Empty: nothing was typed.
 */
export function wordPatterns(text: string): string[] {
  const words = text.split(/[\s\p{Cc}]+/u).filter((word) => word !== '');
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

/**
 * What staff type to find people and what they bought, as patterns of `like` for texts in small letters. A telephone
 * number is found however it is written: 012 345 678 is +855 12 345 678. The longest comes first: `like` with one
 * pattern reaches a trigram index, `like all` does not, so the first finds and the others filter.
 */
export function searchPatterns(text: string | null | undefined): string[] {
  const typed = (text ?? '').toLowerCase();
  const digits = telephoneDigits(typed.replace(/\p{Cc}/gu, ' '));
  return wordPatterns(digits ?? typed).sort((a, b) => b.length - a.length);
}
