import { type Currency, percentOf } from '@naga/kernel/money.js';

export const AGES = ['adult', 'senior', 'child', 'infant'] as const;
export type Age = (typeof AGES)[number];

export interface PricedExperience {
  /** For one guest of each age, minor units. */
  readonly unit: Readonly<Record<Age, number>>;
  /** Whole percent off. */
  readonly autoDiscount: number;
  readonly maxGuests: number;
  readonly currency: Currency;
}

export interface PriceLine {
  readonly age: Age;
  readonly count: number;
  readonly unit: number;
  /** count × unit, before the discount. */
  readonly amount: number;
  readonly discount: number;
}

export interface GuestsPrice {
  readonly lines: readonly PriceLine[];
  readonly discount: number;
  readonly total: number;
}

/**
 * The price of a party: price × guests of each age, minus the automatic discount, rounded half up per line to what can be paid
 * (specification, section 4; rules.md 12). Infants take a place too. Undefined when there are more guests than places.
 */
export function priceGuests(
  { unit, autoDiscount, maxGuests, currency }: PricedExperience,
  guests: Readonly<Record<Age, number>>,
): GuestsPrice | undefined {
  if (AGES.reduce((all, age) => all + guests[age], 0) > maxGuests) return undefined;
  const lines = AGES.filter((age) => guests[age] > 0).map((age) => {
    const amount = unit[age] * guests[age];
    const discount = autoDiscount > 0 ? percentOf(amount, autoDiscount * 100, currency) : 0;
    return { age, count: guests[age], unit: unit[age], amount, discount };
  });
  const discount = lines.reduce((all, line) => all + line.discount, 0);
  const total = lines.reduce((all, line) => all + line.amount, 0) - discount;
  return { lines, discount, total };
}
