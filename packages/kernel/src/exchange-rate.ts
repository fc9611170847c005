import { type Currency, formatMoney, minorUnitsOf, type Money } from './money.js';

/** How amounts of one currency are shown in another: `units` of the shown one are `per` of the charged one, since a moment. */
export interface ShownRate {
  readonly currency: Currency;
  readonly units: string;
  readonly per: string;
  readonly since: string;
}

/** Of a rate. */
export const DECIMALS = 6;
/** A rate as a whole number. */
export const millionths = (rate: string): bigint => {
  const [whole = '0', fraction = ''] = rate.split('.');
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'));
};

/** The least that is shown of an approximate amount, minor units: the smallest note people pay with, or a cent. */
const STEPS: Record<Currency, number> = { USD: 1, THB: 1, KHR: 100_00, LAK: 500_00, VND: 1000 };
const minor = (currency: Currency): bigint => BigInt(minorUnitsOf(currency));

/**
 * What an amount is in another currency, to be read and never charged: rounded half up, away from zero, to the least that
 * people pay with there (docs/decisions/0140).
 */
export function approximate({ amount, currency }: Money, rate: ShownRate): Money {
  const step = BigInt(STEPS[rate.currency]);
  const exact = BigInt(amount) * millionths(rate.units) * minor(rate.currency) * 2n;
  const divisor = millionths(rate.per) * minor(currency) * step;
  const half = exact >= 0n ? divisor : -divisor;
  return { amount: Number(((exact + half) / (2n * divisor)) * step), currency: rate.currency };
}

/** '≈ ៛41.000': an amount that is not what is charged. */
export const formatApproximate = (money: Money): string => `≈\u00a0${formatMoney(money)}`;

/** An amount as it is charged, with about what it is where it is shown in another currency: '$12,00 (≈ ៛49.200)'. */
export const formatBoth = (money: Money, rate: ShownRate | null | undefined): string =>
  formatMoney(money) + (rate == null ? '' : ` (${formatApproximate(approximate(money, rate))})`);
