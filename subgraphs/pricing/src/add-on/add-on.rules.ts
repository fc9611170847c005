import type { AddOnKind } from '@naga/kernel/add-on.js';

/** Who sells a flexible ticket goes without what his terms would keep of it. */
export const OF_AN_OPERATOR: readonly AddOnKind[] = ['FLEX'];
/** Insurance is a licensed product: no operator sells its own. */
export const OF_THE_PLATFORM: readonly AddOnKind[] = ['INSURANCE'];

export const MOST_PER_SEAT = 10;
/** Basis points of what a seat costs. */
export const MOST_PERCENT = 5_000;
