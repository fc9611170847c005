import { type Currency, splitPayable } from '@naga/kernel/money.js';
import { standardRefund } from '@naga/kernel/standard-refund.js';
import { isSame, shareOfAddOns, sumOfAddOns, together } from '../add-on/add-on-back.rules.js';
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
  /** What their terms give back for these parts as it is: of their fares, and of what stands beside them. */
  readonly byTerms: ReadonlyMap<string, { readonly amount: number; readonly addOns: readonly HeldAddOn[] }>;
  readonly currency: Currency;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
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

/** Σ of what their terms give, minor units. */
const givenByTerms = ({ byTerms }: OverruleCase): number =>
  [...byTerms.values()].reduce((sum, { amount, addOns }) => sum + amount + sumOfAddOns(addOns), 0);

/** The least that can go back, minor units: nobody gets less by a code than by cancelling himself. */
export const leastBack = (of: OverruleCase): number => Math.min(givenByTerms(of), mostBack(of));

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

/** What is still to be had of an add-on of which so much goes back already. */
const leftOf = (one: HeldAddOn, back: readonly HeldAddOn[]): number =>
  back.reduce((left, { partId, addOn, amount }) => (isSame(one, { partId, addOn }) ? left - amount : left), one.amount);

/**
 * An amount as the books need it: what the terms give of each fare and add-on, as far as it is so much; of the rest what was
 * paid of the fares, in proportion, then add-ons, then fees. Σ shares + Σ add-ons + fees = amount.
 */
export function sharesOf(of: OverruleCase, amount: number): Overruled {
  const { parts, currency } = of;
  const isAbove = amount >= givenByTerms(of);
  const termed = parts.map(({ id }) => (isAbove ? (of.byTerms.get(id)?.amount ?? 0) : 0));
  const termedAddOns = isAbove ? [...of.byTerms.values()].flatMap(({ addOns }) => addOns) : [];
  const rest = amount - sumOf(termed) - sumOfAddOns(termedAddOns);
  const weights = parts.map(({ fare, unpaid }, index) => fare - unpaid - termed[index]!);
  const fares = Math.min(rest, sumOf(weights));
  const more = fares === 0 ? parts.map(() => 0) : splitPayable(fares, weights, currency);
  const open = of.addOns.map((one) => ({ ...one, amount: leftOf(one, termedAddOns) }));
  const beside = Math.min(rest - fares, sumOfAddOns(open));
  return {
    shares: termed.map((share, index) => share + more[index]!),
    addOns: together([...termedAddOns, ...shareOfAddOns(open, beside, currency)]),
    fees: rest - fares - beside,
  };
}
