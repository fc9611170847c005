import { type Currency, CURRENCY_SIGNS, typedAmount } from '@naga/kernel/money.js';
import { asPlainDigits } from '../../../features/form/plain-digits.js';

/** '1.234,50', '1,234': groups of three by one sign, and decimals by the other. */
const GROUPED = /^(-?[1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;

/**
 * An amount as people and spreadsheets write it, in minor units: '12.50', '12,50', '1.234,50', '1,234.50', '$ 12', '១២,៥០'. A
 * point or comma before exactly three digits parts thousands: no currency here has three decimals. Undefined for what is
 * none, and for one that names another currency.
 */
export function readAmount(text: string, currency: Currency): number | undefined {
  const plain = asPlainDigits(text.replaceAll(/[\s\u200B'’]/g, ''))
    .replace(currency, '')
    .replace(CURRENCY_SIGNS[currency], '');
  const [, grouped, , decimals = ''] = GROUPED.exec(plain) ?? [];
  if (grouped === undefined) return typedAmount(plain, currency);
  const whole = grouped.replaceAll(/[.,]/g, '');
  // '250.000,00' of a currency without decimals is what a spreadsheet makes of it.
  return typedAmount(/^0*$/.test(decimals) ? whole : `${whole}.${decimals}`, currency);
}
