/**
 * Patterns of `ilike` for what somebody typed, one for each word, so that the words of a line are found in any order and
 * whatever stands between them; control signs, which no text of ours holds, part words. Undefined: nothing was typed.
 */
export function wordPatterns(text: string): readonly string[] | undefined {
  const words = text.split(/[\s\p{Cc}]+/u).filter((word) => word !== '');
  return words.length === 0 ? undefined : words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
