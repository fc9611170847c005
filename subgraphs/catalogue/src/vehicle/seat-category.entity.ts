import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';

const SeatCategorySchema = defineEntity({
  name: 'SeatCategory',
  tableName: 'seat_category',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    names: p.json<LocalizedText>(),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** 'Business', 'Economy': the class of a seat, whatever its type. */
export class SeatCategory extends SeatCategorySchema.class {}
SeatCategorySchema.setClass(SeatCategory);
