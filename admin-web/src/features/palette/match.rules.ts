import type { PaletteItem } from './palette-item.js';

/** Accents of Latin letters are forgiven; the vowels of Khmer and Thai are no accents. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd');

/** 0: begins with it, 1: words of the title do, 2: it occurs; undefined: it does not. */
function rankOf({ title, keywords = '' }: PaletteItem, words: readonly string[], typed: string): number | undefined {
  const name = folded(title);
  const all = `${name} ${folded(keywords)}`;
  if (!words.every((word) => all.includes(word))) return undefined;
  if (name.startsWith(typed)) return 0;
  return words.every((word) => name.split(/[\s-]+/).some((part) => part.startsWith(word))) ? 1 : 2;
}

/** Items that have every typed word, the best first; while nothing is typed, all that do not wait for it. */
export function matching(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const typed = folded(text).trim();
  if (typed === '') return items.filter(({ onlyFound }) => onlyFound !== true);
  const words = typed.split(/\s+/);
  return items
    .flatMap((item) => {
      const rank = rankOf(item, words, typed);
      return rank === undefined ? [] : [{ item, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

const asReference = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/**
 * What the server found stands behind the commands, or before them when one of it is called just as it was typed: that
 * one first, then what else is of its kind.
 */
export function inOrder(
  commands: readonly PaletteItem[],
  found: readonly PaletteItem[],
  text: string,
): readonly PaletteItem[] {
  const exact = found.filter(({ title }) => asReference(title) === asReference(text));
  if (exact.length === 0) return [...commands, ...found];
  return [...exact, ...found.filter((item) => !exact.includes(item)), ...commands];
}
