import { money, percentOf, type Money } from '@naga/kernel/money.js';

/** One guest's price after the automatic discount, as the basket rounds it. `percent` is whole. */
export const discounted = ({ amount, currency }: Money, percent: number): Money =>
  money(amount - percentOf(amount, percent * 100, currency), currency);
