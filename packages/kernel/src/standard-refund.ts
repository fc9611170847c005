import type { Currency } from './money.js';

/** From `minutesBefore` before departure of the passenger's own boarding stop: `percent` less `fixedFee` (minor units). */
export interface RefundStep {
  /** Whole minutes; 0 is until departure. */
  readonly minutesBefore: number;
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

/** Steps, the one with the most time first, as a policy keeps them: later than the last of them nothing comes back. */
export const untilDeparture = (steps: readonly RefundStep[]): readonly RefundStep[] =>
  steps.at(-1)?.minutesBefore === 0 ? steps : [...steps, { minutesBefore: 0, percent: 0, fixedFee: 0 }];

/** In minutes. */
const HOUR = 60;

/** About a dollar, round enough to be said, in minor units of the currency. */
export const standardFee = (currency: Currency): number => FIXED_FEES[currency];

/**
 * What comes back for a ticket of class Standard, sold in this currency where nobody set another policy (rules.md 6): the
 * most generous step first, the last one until departure.
 */
export const standardRefund = (currency: Currency): readonly RefundStep[] => [
  { minutesBefore: 48 * HOUR, percent: 100, fixedFee: FIXED_FEES[currency] },
  { minutesBefore: 24 * HOUR, percent: 90, fixedFee: 0 },
  { minutesBefore: 12 * HOUR, percent: 75, fixedFee: 0 },
  { minutesBefore: 4 * HOUR, percent: 50, fixedFee: 0 },
  { minutesBefore: 0, percent: 0, fixedFee: 0 },
];
