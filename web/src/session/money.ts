import { money, type Currency, type Money } from '@naga/kernel/money.js';

/** Money as the graph writes it, where a currency is any text. */
export const moneyOf = ({ amount, currency }: { amount: number; currency: string }): Money =>
  money(amount, currency as Currency);
