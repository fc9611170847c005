import type { LocalizedText } from '@naga/kernel/language.js';
import type { Currency } from '@naga/kernel/money.js';
import { defineEntity, p } from '@mikro-orm/core';

const PackageCategorySchema = defineEntity({
  name: 'PackageCategory',
  tableName: 'package_category',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    slug: p.string().unique(),
    names: p.json<LocalizedText>(),
    /** Centimetres: what usually fits. */
    length: p.integer(),
    width: p.integer(),
    height: p.integer(),
    /** Kilograms; heavier ones are not taken in this category. */
    maxWeight: p.integer(),
    /** Minor units a piece, where a route has no price of its own for the category. */
    defaultPrice: p.integer(),
    currency: p.string().length(3).$type<Currency>(),
    /** From the smallest, 1. */
    position: p.integer(),
  },
});
/** A size of parcel (specification, section 3: Cargo). */
export class PackageCategory extends PackageCategorySchema.class {}
PackageCategorySchema.setClass(PackageCategory);
