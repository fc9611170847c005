import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import { VehicleCategory } from './vehicle-category.entity.js';

const VehicleSubcategorySchema = defineEntity({
  name: 'VehicleSubcategory',
  tableName: 'vehicle_subcategory',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    vehicleCategoryId: () => p.manyToOne(VehicleCategory).mapToPk().fieldName('vehicle_category_id'),
    names: p.json<LocalizedText>(),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** 'VIP', 'Sleeper' within a category. */
export class VehicleSubcategory extends VehicleSubcategorySchema.class {}
VehicleSubcategorySchema.setClass(VehicleSubcategory);
