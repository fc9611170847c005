import { asPlainDigits } from './plain-digits.js';

/** '7,5', '7.5' and '៧,៥' are one number; undefined for what is none, or has more than two decimals. */
export function decimalOf(text: string): number | undefined {
  const plain = asPlainDigits(text.trim()).replace(',', '.');
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}
