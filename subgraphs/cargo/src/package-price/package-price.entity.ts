import type { Currency } from '@naga/kernel/money.js';
import { defineEntity, p } from '@mikro-orm/core';
import { PackageCategory } from '../package-category/package-category.entity.js';
import { Zone } from '../place/zone.entity.js';

const PackagePriceSchema = defineEntity({
  name: 'PackagePrice',
  tableName: 'package_price',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    zoneFromId: () => p.manyToOne(Zone).mapToPk().fieldName('zone_from_id'),
    zoneToId: () => p.manyToOne(Zone).mapToPk().fieldName('zone_to_id'),
    categoryId: () => p.manyToOne(PackageCategory).mapToPk().fieldName('category_id'),
    /** Minor units. */
    price: p.integer(),
    pricePerKg: p.integer(),
    pricePerCubicMetre: p.integer(),
    currency: p.string().length(3).$type<Currency>(),
  },
  uniques: [{ properties: ['zoneFromId', 'zoneToId', 'categoryId'] }],
});
/** What a piece costs between two zones. Parcels are carried between zones that have such a row, and no others. */
export class PackagePrice extends PackagePriceSchema.class {}
PackagePriceSchema.setClass(PackagePrice);
