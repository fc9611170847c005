import { DECIMALS, millionths, type ShownRate } from './exchange-rate.js';
import type { Currency } from './money.js';

/** A positive decimal with at most six decimals, as a rate is written. */
export const RATE = /^(?=.*[1-9])\d{1,9}(?:\.\d{1,6})?$/;

const decimal = new Intl.NumberFormat('es', { useGrouping: 'always', maximumFractionDigits: DECIMALS });

/** '4.100', '32,4': so many units, with the thousands and decimals of formatMoney. */
export const unitsText = (units: string): string => decimal.format(Number(units));

/** '1 USD = 4.020 KHR', '26.320 VND = 4.020 KHR': with the thousands and decimals of formatMoney. */
export const rateText = ({ currency, units, per }: ShownRate, charged: Currency): string =>
  `${unitsText(per)} ${charged} = ${unitsText(units)} ${currency}`;

const MOST_TIMES = 10n;

/** Whether a rate may follow another: one that is over ten times as high or low is a slip of the hand. */
export const isPlausible = (former: string, next: string): boolean =>
  millionths(next) <= millionths(former) * MOST_TIMES && millionths(next) * MOST_TIMES >= millionths(former);
