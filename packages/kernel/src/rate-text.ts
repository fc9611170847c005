import { CURRENCIES, type Currency, plainAmount, typedAmount } from './money.js';
import { parseTravelDate } from './travel-date.js';
import { isRowId } from './row-id.js';

/** One rate of a commission level: what is earned of a seat, of whose rides and when; null of a target is all, of a day open. */
export interface SaidRate {
  readonly operatorId: string | null;
  /** BUS, TAXI, FERRY. */
  readonly transportType: string | null;
  /** Of the fare; null where it is an amount. */
  readonly percent: number | null;
  /** Minor units for a seat; null where it is a percentage. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly validFrom: string | null;
  /** Included. */
  readonly validUntil: string | null;
}

const isCurrency = (code: string): code is Currency => CURRENCIES.some((known) => known === code);

const worthOf = ({ percent, amount, currency }: SaidRate): string =>
  amount !== null && currency !== null && isCurrency(currency)
    ? `${plainAmount({ amount, currency })} ${currency}`
    : `${percent ?? 0}%`;

/** '7.25%', '0.50 USD operator 3 FERRY from 2027-01-01 until 2027-12-31': a rate in a cell of a file. */
const rateText = (rate: SaidRate): string =>
  [
    worthOf(rate),
    ...(rate.operatorId === null ? [] : ['operator', rate.operatorId]),
    ...(rate.transportType === null ? [] : [rate.transportType]),
    ...(rate.validFrom === null ? [] : ['from', rate.validFrom]),
    ...(rate.validUntil === null ? [] : ['until', rate.validUntil]),
  ].join(' ');

/** All rates of a level in one cell. */
export const ratesText = (rates: readonly SaidRate[]): string => rates.map(rateText).join('; ');

const PERCENT = /^\d{1,3}(?:[.,]\d{1,2})?%$/;
const NUMBER = /^\d{1,10}(?:[.,]\d{1,2})?$/;
const TRANSPORTS = ['BUS', 'TAXI', 'FERRY'];

type Part = Partial<SaidRate>;

/** What one word says, or two of them together; undefined for what nobody says of a rate. */
function partOf(word: string, next: string): readonly [part: Part, words: 1 | 2] | undefined {
  const said = word.toUpperCase();
  if (PERCENT.test(word)) return [{ percent: Number(word.slice(0, -1).replace(',', '.')) }, 1];
  if (TRANSPORTS.includes(said)) return [{ transportType: said }, 1];
  if (said === 'OPERATOR' && isRowId(next)) return [{ operatorId: next }, 2];
  const day = parseTravelDate(next);
  if (said === 'FROM' && day !== undefined) return [{ validFrom: day }, 2];
  if (said === 'UNTIL' && day !== undefined) return [{ validUntil: day }, 2];
  const currency = next.toUpperCase();
  if (!NUMBER.test(word) || !isCurrency(currency)) return undefined;
  const amount = typedAmount(word, currency);
  return amount === undefined ? undefined : [{ amount, currency }, 2];
}

const NOTHING: SaidRate = {
  operatorId: null,
  transportType: null,
  percent: null,
  amount: null,
  currency: null,
  validFrom: null,
  validUntil: null,
};

function readRate(text: string): SaidRate | undefined {
  const words = text.trim().split(/\s+/);
  let rate: Part = {};
  for (let at = 0; at < words.length;) {
    const found = partOf(words[at]!, words[at + 1] ?? '');
    if (found === undefined || Object.keys(found[0]).some((key) => key in rate)) return undefined;
    rate = { ...rate, ...found[0] };
    at += found[1];
  }
  const isWorth = (rate.percent === undefined) !== (rate.amount === undefined);
  return isWorth ? { ...NOTHING, ...rate } : undefined;
}

/** The rates in a cell, in any order of their words; undefined where one cannot be read. */
export function readRates(text: string): readonly SaidRate[] | undefined {
  const rates = text
    .split(';')
    .filter((one) => one.trim() !== '')
    .map(readRate);
  return rates.includes(undefined) ? undefined : (rates as SaidRate[]);
}
