import type { Currency } from '@naga/kernel/money.js';

/** What one seat costs, in minor units; undefined: it is not sold. */
export type Fare = { readonly currency: Currency; readonly fare: number } | undefined;

/** What a change does to a price. GONE: it was sold and is not any more; NO_PRICE: neither before nor after. */
export const REPLAY_KINDS = ['DEARER', 'CHEAPER', 'SAME', 'GONE', 'NEW', 'OTHER_CURRENCY', 'NO_PRICE'] as const;
export type ReplayKind = (typeof REPLAY_KINDS)[number];

export function kindOf(before: Fare, after: Fare): ReplayKind {
  if (before === undefined) return after === undefined ? 'NO_PRICE' : 'NEW';
  if (after === undefined) return 'GONE';
  if (before.currency !== after.currency) return 'OTHER_CURRENCY';
  return before.fare === after.fare ? 'SAME' : before.fare < after.fare ? 'DEARER' : 'CHEAPER';
}
