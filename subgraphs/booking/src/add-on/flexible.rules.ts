import type { RefundPolicy } from '../refund/refund-policy.rules.js';

/** Until so long before the departure a flexible ticket gives everything back (rules.md 6). */
const FLEX_MINUTES = 15;

/** The terms of a seat that is flexible, and those it would have without. Whoever may have all back may change for nothing. */
export const flexible = (policy: RefundPolicy): RefundPolicy =>
  policy.instead === undefined
    ? {
        class: 'FLEX',
        version: 1,
        tiers: [
          { minutesBefore: FLEX_MINUTES, percent: 100, fixedFee: 0 },
          { minutesBefore: 0, percent: 0, fixedFee: 0 },
        ],
        exchange: { fee: 0, minutesBefore: FLEX_MINUTES },
        ...(policy.grace === false && { grace: false }),
        instead: policy,
      }
    : policy;

/** The terms of the same seat when it is not flexible. */
export const inflexible = (policy: RefundPolicy): RefundPolicy => policy.instead ?? policy;

export const isFlexible = ({ instead }: RefundPolicy): boolean => instead !== undefined;
