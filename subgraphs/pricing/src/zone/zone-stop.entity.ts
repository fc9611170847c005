import { defineEntity, p } from '@mikro-orm/core';
import { PricingZone } from './pricing-zone.entity.js';

const ZoneStopSchema = defineEntity({
  name: 'ZoneStop',
  tableName: 'zone_stop',
  uniques: [{ properties: ['operatorId', 'stopId'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: p.bigint('string'),
    pricingZoneId: () => p.manyToOne(PricingZone).mapToPk().fieldName('pricing_zone_id').deleteRule('cascade'),
    stopId: p.bigint('string'),
  },
});
/** A stop of the catalogue lies in at most one zone of an operator, which the unique pair says. */
export class ZoneStop extends ZoneStopSchema.class {}
ZoneStopSchema.setClass(ZoneStop);
