import { formatMoney, type Currency } from '@naga/kernel/money.js';

/** Money of the graph (its currency is any text there) as people read it. */
export const asMoney = ({ amount, currency }: { amount: number; currency: string }): string =>
  formatMoney({ amount, currency: currency as Currency });
