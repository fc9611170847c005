import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';

const CitySchema = defineEntity({
  name: 'City',
  tableName: 'city',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    /** The catalogue's slug of the same place, so that a journey leads to what one can do at its end. */
    slug: p.string().unique(),
    names: p.json<LocalizedText>(),
  },
});
/** Where experiences take place. */
export class City extends CitySchema.class {}
CitySchema.setClass(City);
