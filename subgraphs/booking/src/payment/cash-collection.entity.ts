import { defineEntity, p } from '@mikro-orm/core';

const CashCollectionSchema = defineEntity({
  name: 'CashCollection',
  tableName: 'cash_collection',
  checks: [{ name: 'cash_collection_hours_check', expression: 'hours >= 0 and hours <= 24' }],
  properties: {
    operatorId: p.bigint('string').primary().autoincrement(false),
    hours: p.integer(),
  },
});
/** How long an operator holds seats until they are paid in cash; 24 hours where it has not said. */
export class CashCollection extends CashCollectionSchema.class {}
CashCollectionSchema.setClass(CashCollection);
