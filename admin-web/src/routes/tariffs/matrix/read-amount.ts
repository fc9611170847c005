import { type Currency, typedAmount } from '@naga/kernel/money.js';

/**
 * An amount as people and spreadsheets write it, in minor units: '12.50', '12,50', '1.234,50', '1,234.50', '$ 12'. A point or
 * comma before exactly three digits parts thousands: no currency here has three decimals. Undefined for what is none.
 */
export function readAmount(text: string, currency: Currency): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0'’$฿៛₭₫]|[A-Z]{3}/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return typedAmount(plain, currency);
  const isThousands = plain.length - last - 1 === 3;
  const whole = plain.slice(0, last).replaceAll(/[.,]/g, '');
  const rest = plain.slice(last + 1);
  return typedAmount(isThousands ? `${whole}${rest}` : `${whole}.${rest}`, currency);
}
