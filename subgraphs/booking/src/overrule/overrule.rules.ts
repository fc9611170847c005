import { type Currency, splitPayable } from '@naga/kernel/money.js';
import { standardRefund } from '@naga/kernel/standard-refund.js';
import { shareOfAddOns, sumOfAddOns } from '../add-on/add-on-back.rules.js';
import type { HeldAddOn } from '../add-on/add-on.rules.js';
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
  /** What of it nobody has paid. */
  readonly unpaid: number;
}

export interface OverruleCase {
  /** The parts that are given back. */
  readonly parts: readonly Fare[];
  /** Σ fares of the parts that stay. */
  readonly staying: number;
  /** What the parts that are given back have beside them. */
  readonly addOns: readonly HeldAddOn[];
  readonly fees: readonly { readonly name: string; readonly amount: number }[];
  /** What of the fees nobody has paid. */
  readonly unpaidFees: number;
  /** What we have of the customer's money and are not sending back yet. */
  readonly available: number;
  /** What their terms give back for these parts as it is. */
  readonly byTerms: number;
  readonly currency: Currency;
}

const faresOf = (parts: readonly Fare[]): number => parts.reduce((sum, { fare }) => sum + fare, 0);
const paidFaresOf = (parts: readonly Fare[]): number => parts.reduce((sum, { fare, unpaid }) => sum + fare - unpaid, 0);

const shareOfFees = ({ parts, staying, fees, currency }: OverruleCase): number =>
  refusedShare({ fees, refused: faresOf(parts), staying, currency });

/** What of these parts' share of the fees nobody has paid; minor units. */
export const unpaidShareOfFees = (of: OverruleCase): number => Math.min(shareOfFees(of), of.unpaidFees);

/** The most that can go back for these parts, minor units: their fares, add-ons and share of the fees, up to what was paid of them. */
export function mostBack(of: OverruleCase): number {
  const paidOfThem = paidFaresOf(of.parts) + sumOfAddOns(of.addOns) + shareOfFees(of) - unpaidShareOfFees(of);
  return Math.max(0, Math.min(of.available, paidOfThem));
}

/** The least that can go back, minor units: nobody gets less by a code than by cancelling himself. */
export const leastBack = (of: OverruleCase): number => Math.min(of.byTerms, mostBack(of));

/** What goes back: all of it by the operator's fault, else what was decided. Undefined above the most, or below the least. */
export function overruledAmount(
  of: OverruleCase,
  code: OverruleCode,
  wanted: number | null | undefined,
): number | undefined {
  const most = mostBack(of);
  if (isOperatorsFault(code)) return most;
  if (wanted == null || wanted < leastBack(of) || wanted > most) return undefined;
  return wanted;
}

export interface Overruled {
  /** What each part's customer gets back of its fare, in the order of the parts. */
  readonly shares: readonly number[];
  /** What goes back of their add-ons. */
  readonly addOns: readonly HeldAddOn[];
  /** What goes back of the fees. */
  readonly fees: number;
}

/**
 * An amount as the books need it: what was paid of the fares first, in proportion, then add-ons, then fees.
 * Σ shares + Σ add-ons + fees = amount.
 */
export function sharesOf(
  { parts, addOns, currency }: Pick<OverruleCase, 'parts' | 'addOns' | 'currency'>,
  amount: number,
): Overruled {
  const fares = Math.min(amount, paidFaresOf(parts));
  const beside = Math.min(amount - fares, sumOfAddOns(addOns));
  const weights = parts.map(({ fare, unpaid }) => fare - unpaid);
  return {
    shares: fares === 0 ? parts.map(() => 0) : splitPayable(fares, weights, currency),
    addOns: shareOfAddOns(addOns, beside, currency),
    fees: amount - fares - beside,
  };
}
