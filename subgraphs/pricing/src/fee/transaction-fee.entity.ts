import { defineEntity, p } from '@mikro-orm/core';
import { CURRENCIES } from '@naga/kernel/money.js';

const TransactionFeeSchema = defineEntity({
  name: 'TransactionFee',
  tableName: 'transaction_fee',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    currency: p.enum(CURRENCIES).unique(),
    /** Basis points of the fares' sum (250 = 2.5 %). */
    percent: p.integer().default(0),
    /** Minor units a booking, on top of the percent. */
    fixed: p.bigint('number'),
  },
});
/** What a booking pays besides its fares; one row a currency. */
export class TransactionFee extends TransactionFeeSchema.class {}
TransactionFeeSchema.setClass(TransactionFee);
