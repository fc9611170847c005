/** RESERVED while its booking is held, CONSUMED by the sale, RELEASED when somebody else may have it. */
export const USE_STATES = ['RESERVED', 'CONSUMED', 'RELEASED'] as const;
export type UseState = (typeof USE_STATES)[number];
