export const ADD_ON_KINDS = ['INSURANCE', 'FLEX', 'LUGGAGE', 'OTHER'] as const;
/** What is sold beside a seat, in the order in which it is offered. */
export type AddOnKind = (typeof ADD_ON_KINDS)[number];

/** Of these a seat has one or none: nobody insures a seat twice. */
export const ONCE_A_SEAT: readonly AddOnKind[] = ['INSURANCE', 'FLEX'];
/** Who sells a flexible ticket goes without what his terms would keep of it. */
export const OF_AN_OPERATOR: readonly AddOnKind[] = ['FLEX'];
/** Insurance is a licensed product: no operator sells its own. */
export const OF_THE_PLATFORM: readonly AddOnKind[] = ['INSURANCE'];

export const MOST_PER_SEAT = 10;
/** Basis points of what a seat costs. */
export const MOST_PERCENT = 5_000;
