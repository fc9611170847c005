import type { DemandStep } from '@naga/kernel/demand.js';
import { defineEntity, p } from '@mikro-orm/core';

const TariffDemandSchema = defineEntity({
  name: 'TariffDemand',
  tableName: 'tariff_demand',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: p.bigint('string').index(),
    /** Route.id; null: all routes of the operator that have none of their own. */
    routeId: p.bigint('string').nullable(),
    steps: p.json<readonly DemandStep[]>(),
    /** What a price comes to at least and at most, in percent of what it is without. */
    floor: p.integer().fieldName('floor_percent'),
    ceiling: p.integer().fieldName('ceiling_percent'),
    /** Day of travel from which it holds, until a later one does; null: always. */
    effectiveFrom: p.date().nullable(),
    /** False: from then on it says nothing. */
    sold: p.boolean().default(true),
    /** Of the tariff change that wrote it; 0 before the first. */
    version: p.integer().default(0),
  },
});
/** How prices of an operator move with seats left and days to go, from a day of travel on. */
export class TariffDemand extends TariffDemandSchema.class {}
TariffDemandSchema.setClass(TariffDemand);
