import { defineEntity, p } from '@mikro-orm/core';
import type { Currency } from '@naga/kernel/money.js';

/** All but the dollar. */
export const RATED = ['KHR', 'LAK', 'THB', 'VND'] as const satisfies readonly Currency[];
export type Rated = (typeof RATED)[number];

const CurrencyRateSchema = defineEntity({
  name: 'CurrencyRate',
  tableName: 'currency_rate',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    currency: p.enum(RATED),
    /** Exact: units of the currency. */
    perDollar: p.decimal('string').precision(18).scale(6),
    validFrom: p.datetime(),
    /** Nobody was shown it before. */
    writtenAt: p.datetime().defaultRaw('now()'),
    /** 'KHR 4.100'; a trigger writes it. */
    title: p.text().default(''),
    /** Of who edits it. */
    version: p.integer().default(1),
  },
  uniques: [{ name: 'currency_rate_of_a_moment', properties: ['currency', 'validFrom'] }],
});
/** What one US dollar is in a currency, from a moment on until another rate holds. */
export class CurrencyRate extends CurrencyRateSchema.class {}
CurrencyRateSchema.setClass(CurrencyRate);
