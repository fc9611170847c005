import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import { Operator } from '../operator/operator.entity.js';
import { TRANSPORT_TYPES } from '../vehicle/vehicle-type.entity.js';

const RouteSchema = defineEntity({
  name: 'Route',
  tableName: 'route',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: () => p.manyToOne(Operator).mapToPk().fieldName('operator_id').index(),
    names: p.json<LocalizedText>(),
    transportType: p.enum(TRANSPORT_TYPES),
    localCountryCode: p.string().length(2),
    distanceKm: p.integer().nullable(),
    offSale: p.boolean().default(false),
    // Of no use in memory.
    version: p.integer().default(1).lazy(),
    // Kept by the database (refresh_lines) of what times, days, stops and the operator tell: what lists ask.
    timingCount: p.integer().default(0).lazy(),
    connects: p.boolean().default(false).lazy(),
    onSale: p.boolean().default(false).lazy(),
    stopNames: p.text().default('').lazy(),
  },
});
/** A line an operator serves in one direction. */
export class Route extends RouteSchema.class {}
RouteSchema.setClass(Route);
