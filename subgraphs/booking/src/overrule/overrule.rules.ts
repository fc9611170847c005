import { split, type Currency } from '@naga/kernel/money.js';
import { standardRefund } from '@naga/kernel/standard-refund.js';
import { refusedShare } from '../operator-decision/refused-share.rules.js';
import { isOperatorsFault, type OverruleCode } from './overrule-codes.rules.js';

/** Above it a second person approves: a hundred of the dollar that Standard keeps, in minor units of the currency. */
export const alonePermitted = (currency: Currency): number => standardRefund(currency)[0]!.fixedFee * 100;

/** What of it is left to one person of one booking or payment, when these amounts went back by one person already. */
export const aloneLeft = (currency: Currency, before: readonly number[]): number =>
  before.reduce((left, amount) => Math.max(0, left - amount), alonePermitted(currency));

interface Fare {
  readonly id: string;
  readonly fare: number;
}

export interface OverruleCase {
  /** The parts that are given back. */
  readonly parts: readonly Fare[];
  /** Σ fares of the parts that stay. */
  readonly staying: number;
  readonly fees: readonly { readonly name: string; readonly amount: number }[];
  /** What we have of the customer's money and are not sending back yet. */
  readonly available: number;
}

const faresOf = (parts: readonly Fare[]): number => parts.reduce((sum, { fare }) => sum + fare, 0);

/** The most that can go back for these parts, minor units: their fares and their share of the fees, up to what was paid. */
export function mostBack({ parts, staying, fees, available }: OverruleCase): number {
  const share = refusedShare({ fees, refused: faresOf(parts), staying });
  return Math.min(available, faresOf(parts) + share);
}

/** What goes back: all of it by the operator's fault, else what was decided. Undefined above the most, or below nothing. */
export function overruledAmount(
  of: OverruleCase,
  code: OverruleCode,
  wanted: number | null | undefined,
): number | undefined {
  const most = mostBack(of);
  if (isOperatorsFault(code)) return most;
  if (wanted == null || wanted < 0 || wanted > most) return undefined;
  return wanted;
}

export interface Overruled {
  /** What each part's customer gets back of its fare, in the order of the parts. */
  readonly shares: readonly number[];
  /** What goes back of the fees. */
  readonly fees: number;
}

/** An amount as the books need it: fares first, in proportion, then fees. Σ shares + fees = amount. */
export function sharesOf(parts: readonly Fare[], amount: number): Overruled {
  const fares = Math.min(amount, faresOf(parts));
  const weights = parts.map(({ fare }) => fare);
  return { shares: fares === 0 ? parts.map(() => 0) : split(fares, weights), fees: amount - fares };
}
