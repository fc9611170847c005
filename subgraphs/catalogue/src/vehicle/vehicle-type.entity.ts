import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import { Operator } from '../operator/operator.entity.js';
import { SeatLayout } from './seat-layout.entity.js';
import { VehicleCategory } from './vehicle-category.entity.js';
import { VehicleSubcategory } from './vehicle-subcategory.entity.js';

export const TRANSPORT_TYPES = ['BUS', 'TAXI', 'FERRY'] as const;

const VehicleTypeSchema = defineEntity({
  name: 'VehicleType',
  tableName: 'vehicle_type',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: () => p.manyToOne(Operator).mapToPk().fieldName('operator_id').nullable(),
    names: p.json<LocalizedText>(),
    transportType: p.enum(TRANSPORT_TYPES),
    vehicleCategoryId: () => p.manyToOne(VehicleCategory).mapToPk().fieldName('vehicle_category_id'),
    vehicleSubcategoryId: () =>
      p.manyToOne(VehicleSubcategory).mapToPk().fieldName('vehicle_subcategory_id').nullable(),
    seatLayoutId: () => p.manyToOne(SeatLayout).mapToPk().fieldName('seat_layout_id'),
    gallery: p.array().defaultRaw("'{}'"),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** A vehicle as it is sold: category, seats, pictures. */
export class VehicleType extends VehicleTypeSchema.class {}
VehicleTypeSchema.setClass(VehicleType);
