import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';

const VehicleCategorySchema = defineEntity({
  name: 'VehicleCategory',
  tableName: 'vehicle_category',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    names: p.json<LocalizedText>(),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** 'Coach', 'Van', 'Speed boat'. */
export class VehicleCategory extends VehicleCategorySchema.class {}
VehicleCategorySchema.setClass(VehicleCategory);
