import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import { Amenity } from '../amenity/amenity.entity.js';
import { Operator } from '../operator/operator.entity.js';
import { VehicleType } from '../vehicle/vehicle-type.entity.js';

const OperatorAmenitySchema = defineEntity({
  name: 'OperatorAmenity',
  tableName: 'operator_amenity',
  uniques: [{ properties: ['operatorId', 'vehicleTypeId'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: () => p.manyToOne(Operator).mapToPk().fieldName('operator_id'),
    vehicleTypeId: () => p.manyToOne(VehicleType).mapToPk().fieldName('vehicle_type_id'),
    note: p.json<LocalizedText>(),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** What is on board of an operator's vehicles of a type that others ride, too. */
export class OperatorAmenity extends OperatorAmenitySchema.class {}
OperatorAmenitySchema.setClass(OperatorAmenity);

const OperatorAmenityOfferSchema = defineEntity({
  name: 'OperatorAmenityOffer',
  tableName: 'operator_amenity_offer',
  uniques: [{ properties: ['operatorAmenityId', 'amenityId'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorAmenityId: () =>
      p.manyToOne(OperatorAmenity).mapToPk().fieldName('operator_amenity_id').deleteRule('cascade'),
    amenityId: () => p.manyToOne(Amenity).mapToPk().fieldName('amenity_id'),
  },
});
/** What they have beside what the type says. */
export class OperatorAmenityOffer extends OperatorAmenityOfferSchema.class {}
OperatorAmenityOfferSchema.setClass(OperatorAmenityOffer);

const OperatorAmenityLackSchema = defineEntity({
  name: 'OperatorAmenityLack',
  tableName: 'operator_amenity_lack',
  uniques: [{ properties: ['operatorAmenityId', 'lackingId'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorAmenityId: () =>
      p.manyToOne(OperatorAmenity).mapToPk().fieldName('operator_amenity_id').deleteRule('cascade'),
    lackingId: () => p.manyToOne(Amenity).mapToPk().fieldName('lacking_id'),
  },
});
/** What the type says and they do without. */
export class OperatorAmenityLack extends OperatorAmenityLackSchema.class {}
OperatorAmenityLackSchema.setClass(OperatorAmenityLack);
