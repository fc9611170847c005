import type { Carried } from '../add-on/along.rules.js';
import type { ExchangedAddOnView } from './exchange.type.js';

/** What becomes of what is bought beside seats that are given up, as the graph shows it. */
export const exchangedAddOns = (carried: readonly Carried[], currency: string): ExchangedAddOnView[] =>
  carried.map(({ held: { partId, addOn, amount }, to }) => ({
    ...addOn,
    partId,
    amount: { amount, currency },
    goesAlong: to !== undefined,
  }));
