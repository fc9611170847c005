import { defineEntity, p } from '@mikro-orm/core';
import { CURRENCIES } from '@naga/kernel/money.js';
import type { MethodFee } from '@naga/kernel/transaction-fee.js';

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
    /** Of payment methods that have a fee of their own. */
    byMethod: p.json<readonly MethodFee[]>().defaultRaw(`'[]'`),
    /** Of who edits it. */
    version: p.integer().default(1),
    savedAt: p.datetime().nullable(),
    savedById: p.bigint('string').nullable(),
  },
});
/** What a booking pays besides its fares; one row a currency. */
export class TransactionFee extends TransactionFeeSchema.class {}
TransactionFeeSchema.setClass(TransactionFee);
