import type { LocalizedText } from '@naga/kernel/language.js';
import type { Currency } from '@naga/kernel/money.js';
import { defineEntity, p } from '@mikro-orm/core';
import { Category } from '../category/category.entity.js';
import { City } from '../city/city.entity.js';

const EXPERIENCE_KINDS = ['SHORT_ACTIVITY', 'PACKAGE'] as const;

const ExperienceSchema = defineEntity({
  name: 'Experience',
  tableName: 'experience',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    slug: p.string().unique(),
    /** What a cart item names it by. */
    sku: p.string().unique(),
    /** Only public ones are listed, found and priced. */
    public: p.boolean().default(true),
    titles: p.json<LocalizedText>(),
    summaries: p.json<LocalizedText>(),
    descriptions: p.json<LocalizedText>(),
    terms: p.json<LocalizedText>(),
    kind: p.enum(EXPERIENCE_KINDS),
    categoryId: () => p.manyToOne(Category).mapToPk().fieldName('category_id'),
    cityId: () => p.manyToOne(City).mapToPk().fieldName('city_id'),
    durationMinutes: p.integer(),
    /** Between check-in and check-out; 0 for a thing of one day. */
    nights: p.integer().default(0),
    maxGuests: p.integer(),
    meetingPoints: p.json<LocalizedText>(),
    latitude: p.double().nullable(),
    longitude: p.double().nullable(),
    includes: p.json<readonly LocalizedText[]>(),
    rating: p.double().nullable(),
    reviewCount: p.integer().default(0),
    currency: p.string().length(3).$type<Currency>(),
    /** For one guest, minor units. */
    priceAdult: p.integer(),
    priceSenior: p.integer(),
    priceChild: p.integer(),
    priceInfant: p.integer(),
    /** Whole percent off every line of a basket. */
    autoDiscount: p.integer().default(0),
    /** 0 to 359: what its picture is coloured with. */
    imageHue: p.integer(),
    /** What a search by text reads (search-text.rules.ts). */
    searchText: p.text(),
  },
});
/** Something to do, sold for a day or for some nights (specification, section 3: Experience). */
export class Experience extends ExperienceSchema.class {}
ExperienceSchema.setClass(Experience);
