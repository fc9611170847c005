import { formatCount } from './money.js';

/** Lists are counted as far as this, and have pages by number as far; what counts more rows says one more. */
export const MOST_COUNTED = 10_000;

/** Whether a list was counted to its end. */
export const isCounted = (total: number): boolean => total <= MOST_COUNTED;

/** '1.284'; '10.000+' of a list that has more rows than are counted. */
export const formatTotal = (total: number): string =>
  isCounted(total) ? formatCount(total) : `${formatCount(MOST_COUNTED)}+`;

/** How many pages of a list have a number; 1 for an empty one. */
export const numberedPages = (total: number, size: number): number =>
  Math.max(1, Math.ceil(Math.min(total, MOST_COUNTED) / size));
