import type { Currency } from '@naga/kernel/money.js';
import type { PriceStage } from '@naga/pricing/price/price.rules.js';
import { MINOR } from './minor-units.js';
import type { GoldenPrice } from './price-purchase.js';

const DECIMALS: Readonly<Record<Currency, number>> = { USD: 2, THB: 2, KHR: 0, LAK: 0, VND: 0 };

const written = (amount: number, currency: Currency): string => (amount / MINOR[currency]).toFixed(DECIMALS[currency]);
const change = (amount: number, currency: Currency): string => `${amount < 0 ? '' : '+'}${written(amount, currency)}`;

/** 'base 12.00, rule +1.00 = 13.00'; with one stage 'base 12.00'. */
export function writeStages([first, ...others]: readonly PriceStage[], currency: Currency): string {
  const base = `${first!.name} ${written(first!.amount, currency)}`;
  if (others.length === 0) return base;
  const steps = others.map(({ name, amount }) => `${name} ${change(amount, currency)}`);
  return `${[base, ...steps].join(', ')} = ${written(others.at(-1)!.subtotal, currency)}`;
}

/** 'fee 0.30, total 12.30, back 9.00 USD'; what is bought beside seats stands before the total. */
export function writeSums({ fee, beside, total, back, currency }: GoldenPrice): string {
  const bought = beside === 0 ? [] : [`beside ${written(beside, currency)}`];
  const amounts = [`fee ${written(fee, currency)}`, ...bought, `total ${written(total, currency)}`];
  return `${[...amounts, ...(back === undefined ? [] : [`back ${written(back, currency)}`])].join(', ')} ${currency}`;
}
