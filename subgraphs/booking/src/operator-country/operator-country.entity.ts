import { defineEntity, p } from '@mikro-orm/core';

const OperatorCountrySchema = defineEntity({
  name: 'OperatorCountry',
  tableName: 'operator_country',
  properties: {
    operatorId: p.bigint('string').primary().autoincrement(false),
    /** Null until the catalogue was asked. */
    countryCode: p.string().length(2).nullable().index(),
  },
});
/** Where an operator with records of its own is at home: what is a country's is told from what is not. */
export class OperatorCountry extends OperatorCountrySchema.class {}
OperatorCountrySchema.setClass(OperatorCountry);
