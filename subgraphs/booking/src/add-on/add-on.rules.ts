import type { AddOnKind } from '@naga/kernel/add-on.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import { type Currency, percentOf } from '@naga/kernel/money.js';

/** Names of the fee that an add-on is, and, below zero, of what of it goes back. */
export const ADD_ON_FEE = 'add_on';
export const ADD_ON_BACK_FEE = 'add_on_back';

/** As it was sold, whatever becomes of the record it was sold by. */
export interface SoldAddOn {
  readonly id: string;
  readonly kind: AddOnKind;
  /** Whose it is; null: the platform's. */
  readonly operatorId: string | null;
  readonly names: LocalizedText;
  /** Of its terms; none of what was sold before it was kept. */
  readonly version?: number | null | undefined;
  readonly quantity: number;
}

/** One of them: basis points of the seat's price before discounts, and so much besides. Minor units. */
export interface AddOnPrice {
  readonly percent: number;
  readonly fixed: number;
}

/** As pricing offers it. */
export interface AddOnTerms extends AddOnPrice, Omit<SoldAddOn, 'quantity'> {
  readonly mostPerSeat: number;
  /** Of which rides; of all where none is named. */
  readonly transportTypes: readonly string[];
}

/** As a booking keeps it (booking/fee-record.ts). */
interface Fee {
  readonly name: string;
  readonly amount: number;
  readonly partId?: string | null;
  readonly addOn?: SoldAddOn | null;
}

/** An add-on that a seat has. */
export interface HeldAddOn {
  readonly partId: string;
  readonly addOn: SoldAddOn;
  /** What was paid for it and did not go back, minor units. */
  readonly amount: number;
}

/** Price of one beside a seat that costs `price` before discounts, minor units. */
export const unitPrice = ({ percent, fixed }: AddOnPrice, price: number, currency: Currency): number =>
  percentOf(price, percent, currency) + fixed;

interface Ride {
  readonly operatorId: string;
  readonly transportType: string;
}

/** Whether it is sold beside the seats of a ride. */
export const isSoldOn = ({ operatorId, transportTypes }: AddOnTerms, ride: Ride): boolean =>
  (operatorId === null || operatorId === ride.operatorId) &&
  (transportTypes.length === 0 || transportTypes.includes(ride.transportType));

/** Whether a fee is an add-on, or what of one goes back. */
export const isAddOn = ({ name }: Pick<Fee, 'name'>): boolean => name === ADD_ON_FEE || name === ADD_ON_BACK_FEE;

/** Add-ons of a booking as they stand: what went back altogether is gone. In the order they were sold. */
export function heldAddOns(fees: readonly Fee[]): readonly HeldAddOn[] {
  const held = new Map<string, HeldAddOn>();
  for (const { partId, addOn, amount } of fees.filter(isAddOn)) {
    if (partId == null || addOn == null) continue;
    const key = `${partId}/${addOn.id}`;
    const before = held.get(key);
    held.set(key, before === undefined ? { partId, addOn, amount } : { ...before, amount: before.amount + amount });
  }
  return [...held.values()].filter(({ amount }) => amount > 0);
}

/** Those that a seat has. */
export const addOnsOf = (fees: readonly Fee[], partId: string): readonly HeldAddOn[] =>
  heldAddOns(fees).filter((held) => held.partId === partId);

/** The fees without add-ons, and these instead. */
export const withAddOns = <Charged extends Fee>(fees: readonly Charged[], chosen: readonly Charged[]): Charged[] => [
  ...fees.filter((fee) => !isAddOn(fee)),
  ...chosen,
];
