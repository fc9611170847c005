import type { AddOnKind } from '@naga/kernel/add-on.js';
import { type Currency, percentOf, splitPayable } from '@naga/kernel/money.js';
import { ADD_ON_BACK_FEE, type HeldAddOn } from './add-on.rules.js';

/** By which terms its seat goes back, before it leaves. */
export interface SeatBack {
  readonly percent: number;
  /** Within the hour in which a purchase is undone. */
  readonly isInGrace: boolean;
}

/**
 * How much of one of each kind goes back with its seat, percent: cover has not begun before the ride has (rules.md 6); what
 * was paid to be flexible was used; what an operator would have carried goes back as the fare does.
 */
const BACK: Readonly<Record<AddOnKind, (seat: SeatBack) => number>> = {
  INSURANCE: () => 100,
  FLEX: ({ isInGrace }) => (isInGrace ? 100 : 0),
  LUGGAGE: ({ percent }) => percent,
  OTHER: ({ percent }) => percent,
};

const some = (back: readonly HeldAddOn[]): readonly HeldAddOn[] => back.filter(({ amount }) => amount > 0);

/** What of a seat's add-ons goes back with it by its terms; minor units. */
export const addOnsBack = (held: readonly HeldAddOn[], seat: SeatBack, currency: Currency): readonly HeldAddOn[] =>
  some(held.map((one) => ({ ...one, amount: percentOf(one.amount, BACK[one.addOn.kind](seat) * 100, currency) })));

/** So much of what add-ons cost, in proportion to them. */
export function shareOfAddOns(held: readonly HeldAddOn[], amount: number, currency: Currency): readonly HeldAddOn[] {
  if (amount === 0) return [];
  const shares = splitPayable(
    amount,
    held.map((one) => one.amount),
    currency,
  );
  return some(held.map((one, index) => ({ ...one, amount: shares[index]! })));
}

type Which = Pick<HeldAddOn, 'partId' | 'addOn'>;
/** Whether both are the same add-on of one seat. */
export const isSame = (one: Which, other: Which): boolean =>
  one.partId === other.partId && one.addOn.id === other.addOn.id;

/** Each add-on of a seat once, with all that is said of it. */
export const together = (all: readonly HeldAddOn[]): readonly HeldAddOn[] =>
  all
    .filter((one, index) => all.findIndex((other) => isSame(one, other)) === index)
    .map((one) => ({ ...one, amount: sumOfAddOns(all.filter((other) => isSame(one, other))) }));

export const sumOfAddOns = (held: readonly HeldAddOn[]): number => held.reduce((sum, { amount }) => sum + amount, 0);

/** The fees, below zero, that stand for what goes back. */
export const backFees = (back: readonly HeldAddOn[]) =>
  back.map(({ partId, addOn, amount }) => ({ name: ADD_ON_BACK_FEE, amount: 0 - amount, partId, addOn }));
