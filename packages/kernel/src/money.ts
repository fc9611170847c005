/** ISO 4217 codes Naga keeps books in. KHR and LAK have exponent 2 although nobody uses their cents. */
export const CURRENCIES = ['USD', 'KHR', 'LAK', 'THB', 'VND'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount in minor units (US cents, one hundredth of a riel) beside its ISO 4217 currency. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** `money(1250, 'USD')` is $12.50. Throws a RangeError when `amount` is not a safe integer. */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in minor units: ${amount}`);
  return { amount, currency };
}

function sameCurrency(a: Money, b: Money): Currency {
  if (a.currency !== b.currency) throw new RangeError(`cannot mix ${a.currency} and ${b.currency}`);
  return a.currency;
}

/** a + b; throws a RangeError when the currencies differ. */
export const add = (a: Money, b: Money): Money => money(a.amount + b.amount, sameCurrency(a, b));

/** a − b; throws a RangeError when the currencies differ. */
export const subtract = (a: Money, b: Money): Money => money(a.amount - b.amount, sameCurrency(a, b));

/** The sum of all; `currency` says what an empty sum is zero of. */
export const sum = (all: readonly Money[], currency: Currency): Money => all.reduce(add, money(0, currency));

const FRACTION_DIGITS: Record<Currency, number> = { USD: 2, THB: 2, KHR: 0, LAK: 0, VND: 0 };
const EXPONENTS: Record<Currency, number> = { USD: 2, THB: 2, KHR: 2, LAK: 2, VND: 0 };

/** How many minor units make one: cents of a dollar. */
export const minorUnitsOf = (currency: Currency): number => 10 ** EXPONENTS[currency];

/** The least that is shown, and can be paid, in minor units: one cent, one riel. */
export const payableUnit = (currency: Currency): number => 10 ** (EXPONENTS[currency] - FRACTION_DIGITS[currency]);

/** Whether somebody can pay so much, as who types an amount means it: no half riel. */
export const canBePaid = (amount: number, currency: Currency): boolean => amount % payableUnit(currency) === 0;

/**
 * amount × numerator / denominator, rounded half up, away from zero, to what can be paid (payableUnit): the one rounding rule
 * of rules.md 5. Minor units.
 */
export function ratioOf(amount: number, numerator: number, denominator: number, currency: Currency): number {
  const unit = payableUnit(currency);
  const exact = BigInt(amount) * BigInt(numerator) * 2n;
  const divisor = BigInt(denominator) * BigInt(unit);
  const half = exact >= 0n ? divisor : -divisor;
  return Number((exact + half) / (2n * divisor)) * unit;
}

/** Minor units × basis points (1 % = 100), rounded as ratioOf does. */
export const percentOf = (amount: number, basisPoints: number, currency: Currency): number =>
  ratioOf(amount, basisPoints, 10_000, currency);

/** What can be paid of an amount that was never asked whether it can: rounded as ratioOf does. */
export const payable = (amount: number, currency: Currency): number => ratioOf(amount, 1, 1, currency);

/** Whole shares by weights with the largest remainder, of equal ones the first. Without weights the first bears it. */
function split(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((each) => Number(each / all));
  const rest = shares.reduce((left, share) => left - share, amount);
  const byRemainder = exact
    .map((each, index) => ({ index, remainder: each % all }))
    .toSorted((a, b) => Number(b.remainder - a.remainder));
  for (const { index } of byRemainder.slice(0, rest)) shares[index]! += 1;
  return shares;
}

/**
 * Splits minor units, not below zero, by weights with the largest remainder (rules.md 5), so that the shares always add up:
 * in what can be paid where the amount and all weights are such, and so none above its weight unless all together are. Else
 * in minor units: what hundredths a provider counted are not lost.
 */
export function splitPayable(amount: number, weights: readonly number[], currency: Currency): number[] {
  const unit = [amount, ...weights].every((each) => canBePaid(each, currency)) ? payableUnit(currency) : 1;
  return split(amount / unit, weights).map((share) => share * unit);
}

/** As people write it before an amount. */
export const CURRENCY_SIGNS: Record<Currency, string> = { USD: '$', THB: '฿', KHR: '៛', LAK: '₭', VND: '₫' };
const formats = new Map<number, Intl.NumberFormat>();

function numberFormat(digits: number): Intl.NumberFormat {
  let format = formats.get(digits);
  if (format === undefined) {
    format = new Intl.NumberFormat('es', {
      useGrouping: 'always',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(digits, format);
  }
  return format;
}

/** Nothing to see: a line may end after a sign, but not here. */
const WORD_JOINER = '\u2060';

/**
 * '$1.234,50', '−៛50.000': dot for thousands, comma for decimals in every language (specification, section 9). No line ends
 * within it.
 */
export function formatMoney({ amount, currency }: Money): string {
  const digits = numberFormat(FRACTION_DIGITS[currency]).format(Math.abs(amount) / 10 ** EXPONENTS[currency]);
  return `${amount < 0 ? `−${WORD_JOINER}` : ''}${CURRENCY_SIGNS[currency]}${digits}`;
}

/** '+$1,00', '−$1,00': what is more and what is less; what is the same has no sign. */
export const formatDifference = (money: Money): string =>
  `${money.amount > 0 ? `+${WORD_JOINER}` : ''}${formatMoney(money)}`;

/** '1234.50', '-50000': major units for a file that is summed, without sign of the currency. */
export const plainAmount = ({ amount, currency }: Money): string =>
  (amount / 10 ** EXPONENTS[currency]).toFixed(EXPONENTS[currency]);

/** An amount as somebody would type it: '12.5', '4000'. */
export const amountToType = ({ amount, currency }: Money): string => String(amount / 10 ** EXPONENTS[currency]);

/** What somebody typed ('2.50', '-2,5') in minor units of a currency; undefined for what is no amount of it, or cannot be paid. */
export function typedAmount(text: string, currency: Currency): number | undefined {
  const exponent = EXPONENTS[currency];
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d{1,10})(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  if (sign === undefined || fraction.length > exponent) return undefined;
  const amount = Number(`${whole}${fraction.padEnd(exponent, '0')}`) * (sign === '-' ? -1 : 1) + 0;
  return canBePaid(amount, currency) ? amount : undefined;
}

/** '4,7': ratings to one decimal (specification, section 9). */
export function formatRating(rating: number): string {
  return new Intl.NumberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);
}

/** '1.284': a count with the thousands of formatMoney, so that one page has one kind of number. */
export const formatCount = (count: number): string => numberFormat(0).format(count);
