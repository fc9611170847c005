import { type Currency, splitPayable } from '@naga/kernel/money.js';

/**
 * What the conductor collects from each passenger, in minor units: what is still owed for the booking, split by the
 * fares of those who still travel (0 for those who do not) into what can be paid, so that the shares always add up.
 */
export const amountOnBoard = (owed: number, fares: readonly number[], currency: Currency): number[] =>
  owed <= 0 || fares.every((fare) => fare === 0) ? fares.map(() => 0) : splitPayable(owed, fares, currency);
