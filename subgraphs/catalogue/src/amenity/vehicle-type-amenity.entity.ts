import { defineEntity, p } from '@mikro-orm/core';
import { VehicleType } from '../vehicle/vehicle-type.entity.js';
import { Amenity } from './amenity.entity.js';

const VehicleTypeAmenitySchema = defineEntity({
  name: 'VehicleTypeAmenity',
  tableName: 'vehicle_type_amenity',
  uniques: [{ properties: ['vehicleTypeId', 'amenityId'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    vehicleTypeId: () => p.manyToOne(VehicleType).mapToPk().fieldName('vehicle_type_id').deleteRule('cascade'),
    amenityId: () => p.manyToOne(Amenity).mapToPk().fieldName('amenity_id'),
  },
});
/** What every vehicle of a type has. */
export class VehicleTypeAmenity extends VehicleTypeAmenitySchema.class {}
VehicleTypeAmenitySchema.setClass(VehicleTypeAmenity);
