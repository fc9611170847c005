import type { Currency } from './money.js';

/** From `hoursBefore` hours before departure of the passenger's own boarding stop: `percent` less `fixedFee` (minor units). */
export interface RefundStep {
  readonly hoursBefore: number;
  readonly percent: number;
  readonly fixedFee: number;
}

/**
 * The one dollar that is kept of each seat given back in time, as a round amount of each currency in its minor units: $1,
 * 4.000 riel, 20.000 kip, 35 baht, 25.000 dong (docs/algorithms/refunds.md).
 */
const FIXED_FEES: Readonly<Record<Currency, number>> = {
  USD: 100,
  KHR: 400_000,
  LAK: 2_000_000,
  THB: 3_500,
  VND: 25_000,
};

/** About a dollar, round enough to be said, in minor units of the currency. */
export const standardFee = (currency: Currency): number => FIXED_FEES[currency];

/**
 * What comes back for a ticket of class Standard, sold in this currency where nobody set another policy (rules.md 6): the
 * most generous step first, the last one until departure.
 */
export const standardRefund = (currency: Currency): readonly RefundStep[] => [
  { hoursBefore: 48, percent: 100, fixedFee: FIXED_FEES[currency] },
  { hoursBefore: 24, percent: 90, fixedFee: 0 },
  { hoursBefore: 12, percent: 75, fixedFee: 0 },
  { hoursBefore: 4, percent: 50, fixedFee: 0 },
  { hoursBefore: 0, percent: 0, fixedFee: 0 },
];
