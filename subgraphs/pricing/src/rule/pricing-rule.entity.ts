import { defineEntity, p } from '@mikro-orm/core';

const PricingRuleSchema = defineEntity({
  name: 'PricingRule',
  tableName: 'pricing_rule',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: p.bigint('string').index(),
    routeTimingId: p.bigint('string').index(),
    /** What the timing's whole ride costs under this rule, in minor units. */
    localValue: p.bigint('number'),
    nonLocalValue: p.bigint('number'),
    /** What it costs without the rule. */
    originalLocalValue: p.bigint('number'),
    originalNonLocalValue: p.bigint('number'),
    /** Days of travel, ends included; null = open on that side. */
    validFrom: p.date().nullable(),
    validTo: p.date().nullable(),
    status: p.enum(['ACTIVE', 'INACTIVE'] as const).default('ACTIVE'),
    isDayOfWeekDependent: p.boolean().default(false),
    /** ISO weekdays, 1 = Monday … 7 = Sunday; read only when isDayOfWeekDependent. */
    daysOfWeek: p.array<number>().columnType('smallint[]'),
    /** The higher one decides; among equals the more special one. */
    priority: p.integer().default(0),
    /** Of the tariff change that wrote it; 0 before the first. */
    version: p.integer().default(0),
  },
});
/** Another price for one timing: on weekdays, in a season. */
export class PricingRule extends PricingRuleSchema.class {}
PricingRuleSchema.setClass(PricingRule);
