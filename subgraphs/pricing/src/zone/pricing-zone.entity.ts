import { defineEntity, p } from '@mikro-orm/core';

const PricingZoneSchema = defineEntity({
  name: 'PricingZone',
  tableName: 'pricing_zone',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: p.bigint('string').index(),
    name: p.string(),
  },
});
/** Stops of one operator between which a ticket costs the same. */
export class PricingZone extends PricingZoneSchema.class {}
PricingZoneSchema.setClass(PricingZone);
