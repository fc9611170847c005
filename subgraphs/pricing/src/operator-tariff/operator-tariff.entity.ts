import { defineEntity, p } from '@mikro-orm/core';

const OperatorTariffSchema = defineEntity({
  name: 'OperatorTariff',
  tableName: 'operator_tariff',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: p.bigint('string').unique(),
    /** ISO 3166-1 alpha-2, as the catalogue said it; null until it was asked. */
    countryCode: p.string().length(2).nullable().index(),
    /** Of the change that was applied last; 0 before the first. */
    version: p.integer().default(0),
  },
});
/** Whose zones, prices and rules stand together, and how often they were changed. */
export class OperatorTariff extends OperatorTariffSchema.class {}
OperatorTariffSchema.setClass(OperatorTariff);
