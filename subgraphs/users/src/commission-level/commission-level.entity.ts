import { defineEntity, p } from '@mikro-orm/core';
import type { CommissionRate } from './commission-rate.rules.js';

/** What agencies, or single agents, earn of what they sell; a part of a booking keeps what it was sold with. */
const CommissionLevelSchema = defineEntity({
  name: 'CommissionLevel',
  tableName: 'commission_level',
  uniques: [{ properties: ['countryCode', 'name'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    name: p.string(),
    /** ISO 3166-1: of the agencies that may have it. */
    countryCode: p.string().length(2),
    rates: p.json<readonly CommissionRate[]>(),
    /** False: nobody gets it any more; who has it earns by it still. */
    active: p.boolean().default(true),
    version: p.integer().default(1),
  },
});
export class CommissionLevel extends CommissionLevelSchema.class {}
CommissionLevelSchema.setClass(CommissionLevel);
