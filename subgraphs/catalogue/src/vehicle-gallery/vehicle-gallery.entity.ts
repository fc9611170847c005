import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import { Operator } from '../operator/operator.entity.js';
import { VehicleSubcategory } from '../vehicle/vehicle-subcategory.entity.js';

const VehicleGallerySchema = defineEntity({
  name: 'VehicleGallery',
  tableName: 'vehicle_gallery',
  uniques: [{ properties: ['operatorId', 'vehicleSubcategoryId'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: () => p.manyToOne(Operator).mapToPk().fieldName('operator_id'),
    vehicleSubcategoryId: () => p.manyToOne(VehicleSubcategory).mapToPk().fieldName('vehicle_subcategory_id'),
    caption: p.json<LocalizedText>(),
    gallery: p.array().defaultRaw("'{}'"),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** How an operator's vehicles of one subcategory look, whichever type they are. */
export class VehicleGallery extends VehicleGallerySchema.class {}
VehicleGallerySchema.setClass(VehicleGallery);
