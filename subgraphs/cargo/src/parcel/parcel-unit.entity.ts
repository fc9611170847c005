import { defineEntity, p } from '@mikro-orm/core';
import { PackageCategory } from '../package-category/package-category.entity.js';
import { Parcel } from './parcel.entity.js';

const ParcelUnitSchema = defineEntity({
  name: 'ParcelUnit',
  tableName: 'parcel_unit',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    parcelId: () => p.manyToOne(Parcel).mapToPk().fieldName('parcel_id').index(),
    categoryId: () => p.manyToOne(PackageCategory).mapToPk().fieldName('category_id'),
    quantity: p.integer(),
    /** Of one piece, where it was weighed and measured: grams, centimetres. */
    weightGrams: p.integer().nullable(),
    length: p.integer().nullable(),
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    /** Which price was the highest. */
    basis: p.enum(['category', 'weight', 'volume'] as const),
    /** Minor units of the parcel's currency. */
    unitPrice: p.integer(),
    amount: p.integer(),
  },
});
/** Pieces of one kind in a parcel, with the price as it was sold. */
export class ParcelUnit extends ParcelUnitSchema.class {}
ParcelUnitSchema.setClass(ParcelUnit);
