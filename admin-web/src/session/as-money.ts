import { type Currency, formatDifference, formatMoney, type Money } from '@naga/kernel/money.js';

const withCode =
  (write: (money: Money) => string) =>
  ({ amount, currency }: { readonly amount: number; readonly currency: string }): string =>
    `${write({ amount, currency: currency as Currency })}\u00a0${currency}`;

/**
 * Money of the graph (its currency is any text there) as staff read it: '$12,50 USD'. A sign alone does not tell whose
 * dollar it is, nor riel from kip where a font lacks one; no line ends before the code.
 */
export const asMoney = withCode(formatMoney);

/** What is more or less as staff read it: '+$1,00 USD', '−$1,00 USD'. */
export const asDifference = withCode(formatDifference);
