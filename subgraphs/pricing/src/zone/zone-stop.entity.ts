import { defineEntity, p } from '@mikro-orm/core';
import { PricingZone } from './pricing-zone.entity.js';

const ZoneStopSchema = defineEntity({
  name: 'ZoneStop',
  tableName: 'zone_stop',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: p.bigint('string'),
    routeId: p.bigint('string').nullable(),
    pricingZoneId: () => p.manyToOne(PricingZone).mapToPk().fieldName('pricing_zone_id').deleteRule('cascade').index(),
    stopId: p.bigint('string'),
  },
});
/**
 * A stop of the catalogue lies in at most one zone of an operator, and in one of each of its routes: an index says so.
 * Whose the zone is stands here for that, and the table sees to it.
 */
export class ZoneStop extends ZoneStopSchema.class {}
ZoneStopSchema.setClass(ZoneStop);
