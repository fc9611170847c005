import { asMoney } from '../../../session/as-money.js';

/** '+$1,00 USD', '−$1,00 USD'; what is the same has no sign. */
export function moneyDifference(amount: number, currency: string): string {
  const sign = amount === 0 ? '' : amount > 0 ? '+' : '−';
  return `${sign}${asMoney({ amount: Math.abs(amount), currency })}`;
}
