import { type Currency, formatDifference } from '@naga/kernel/money.js';

/** '+$1,00 USD', '−$1,00 USD': formatDifference, as staff read money (asMoney). */
export const moneyDifference = (amount: number, currency: string): string =>
  `${formatDifference({ amount, currency: currency as Currency })}\u00a0${currency}`;
