import { type Currency, CURRENCY_SIGNS, typedAmount } from '@naga/kernel/money.js';

/** Digits of Khmer, Thai and Lao: the last four bits of each are what it counts. */
const asPlainDigits = (text: string): string =>
  text.replaceAll(/[๐-๙໐-໙០-៩]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** '1.234,50', '1,234': groups of three by one sign, and decimals by the other. */
const GROUPED = /^(-?[1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;

/**
 * An amount as people and spreadsheets write it, in minor units: '12.50', '12,50', '1.234,50', '1,234.50', '$ 12', '១២,៥០'. A
 * point or comma before exactly three digits parts thousands: no currency here has three decimals. Undefined for what is
 * none, and for one that names another currency.
 */
export function readAmount(text: string, currency: Currency): number | undefined {
  const plain = asPlainDigits(text.replaceAll(/[\s'’]/g, ''))
    .replace(currency, '')
    .replace(CURRENCY_SIGNS[currency], '');
  const [, grouped, , decimals = '0'] = GROUPED.exec(plain) ?? [];
  return typedAmount(grouped === undefined ? plain : `${grouped.replaceAll(/[.,]/g, '')}.${decimals}`, currency);
}
