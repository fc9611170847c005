import { defineEntity, p } from '@mikro-orm/core';
import { CommissionLevel } from '../commission-level/commission-level.entity.js';

/** A company that sells for us. Accounts name it by its id; it is never deleted, only closed. */
const AgencySchema = defineEntity({
  name: 'Agency',
  tableName: 'agency',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    name: p.string().unique(),
    contactName: p.string().nullable(),
    contactEmail: p.string().nullable(),
    contactPhone: p.string().nullable(),
    countryCode: p.string().length(2),
    /** What it earns of what it sells; null: nothing. */
    commissionLevelId: () =>
      p
        .manyToOne(CommissionLevel)
        .mapToPk()
        .nullable()
        .deleteRule('no action')
        .fieldName('commission_level_id')
        .index(),
    /** Minor units. */
    creditLimit: p.bigint('number'),
    creditCurrency: p.string().length(3),
    active: p.boolean().default(true),
    version: p.integer().default(1),
    createdAt: p.datetime(),
    updatedAt: p.datetime().nullable(),
    updatedById: p.bigint('string').nullable(),
  },
});
export class Agency extends AgencySchema.class {}
AgencySchema.setClass(Agency);
