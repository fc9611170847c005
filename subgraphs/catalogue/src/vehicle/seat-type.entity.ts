import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import { SeatCategory } from './seat-category.entity.js';

const SeatTypeSchema = defineEntity({
  name: 'SeatType',
  tableName: 'seat_type',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    abbreviation: p.string().unique(),
    description: p.json<LocalizedText>(),
    icon: p.string().nullable(),
    seatCategoryId: () => p.manyToOne(SeatCategory).mapToPk().fieldName('seat_category_id').nullable(),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** What kind of seat a passenger gets. */
export class SeatType extends SeatTypeSchema.class {}
SeatTypeSchema.setClass(SeatType);
