import { formatMoney, type Currency } from '@naga/kernel/money.js';

/**
 * Money of the graph (its currency is any text there) as staff read it: '$12,50 USD'. A sign alone does not tell whose
 * dollar it is, nor riel from kip where a font lacks one; no line ends before the code.
 */
export const asMoney = ({ amount, currency }: { readonly amount: number; readonly currency: string }): string =>
  `${formatMoney({ amount, currency: currency as Currency })}\u00a0${currency}`;
