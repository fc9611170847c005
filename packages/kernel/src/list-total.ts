import { formatCount } from './money.js';

/** Lists are counted as far as this, and have pages by number as far; what counts more rows says one more. */
export const MOST_COUNTED = 10_000;

/** The same of what is searched for: who finds so much types another word, and each row that holds a word is looked at. */
export const MOST_FOUND = 2000;

/** Whether a list was counted to its end. */
export const isCounted = (total: number, most = MOST_COUNTED): boolean => total <= most;

/** '1.284'; '10.000+' of a list that has more rows than are counted. */
export const formatTotal = (total: number, most = MOST_COUNTED): string =>
  isCounted(total, most) ? formatCount(total) : `${formatCount(most)}+`;

/** How many pages of a list have a number; 1 for an empty one. */
export const numberedPages = (total: number, size: number, most = MOST_COUNTED): number =>
  Math.max(1, Math.ceil(Math.min(total, most) / size));
