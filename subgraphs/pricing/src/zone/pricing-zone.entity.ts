import { defineEntity, p } from '@mikro-orm/core';

const PricingZoneSchema = defineEntity({
  name: 'PricingZone',
  tableName: 'pricing_zone',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: p.bigint('string').index(),
    /** Of one route alone, where its stops are priced otherwise; null: of all routes of the operator. */
    routeId: p.bigint('string').nullable().index(),
    name: p.string(),
    /** Of who edits it; the tariff in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** Stops of one operator, or of one of its routes, between which a ticket costs the same. */
export class PricingZone extends PricingZoneSchema.class {}
PricingZoneSchema.setClass(PricingZone);
