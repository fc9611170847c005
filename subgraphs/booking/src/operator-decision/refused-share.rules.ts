import { type Currency, splitPayable } from '@naga/kernel/money.js';
import { ADD_ON_BACK_FEE, ADD_ON_FEE } from '../add-on/add-on.rules.js';
import { DONATION_FEE } from '../donation/donation.rules.js';

/** Name of the fee, below zero, that stands for what a refusal takes off a booking's fees. */
export const REFUSED_FEE = 'refused';

/** Name of the fee that stands for what an exchange kept of a lower fare: the operator whose seat was given up has it. */
export const EXCHANGE_KEPT_FEE = 'exchange_kept';

/**
 * What terms kept of a fare is its operator's, and our commission's; a donation is its cause's; an add-on goes with its own
 * seat: no fees that could go back by a share.
 */
const NOT_SHARED: readonly string[] = ['cancellation', EXCHANGE_KEPT_FEE, DONATION_FEE, ADD_ON_FEE, ADD_ON_BACK_FEE];

interface Sale {
  readonly fees: readonly { readonly name: string; readonly amount: number }[];
  /** Σ fares of the seats that are refused now, minor units. */
  readonly refused: number;
  /** Σ fares of those that stay. */
  readonly staying: number;
  readonly currency: Currency;
}

/**
 * What goes back of the fees when an operator refuses a part of a booking (rules.md 3: with fees), minor units: their
 * share by fares. What a cancellation or an exchange kept of a fare is no fee of the sale, and a donation stays whole.
 */
export function refusedShare({ fees, refused, staying, currency }: Sale): number {
  const sum = fees.reduce((total, { name, amount }) => (NOT_SHARED.includes(name) ? total : total + amount), 0);
  return sum <= 0 ? 0 : splitPayable(sum, [refused, staying], currency)[0]!;
}
