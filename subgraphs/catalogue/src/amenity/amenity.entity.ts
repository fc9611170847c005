import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';

const AmenitySchema = defineEntity({
  name: 'Amenity',
  tableName: 'amenity',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    code: p.string().unique(),
    names: p.json<LocalizedText>(),
    icon: p.string(),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** What makes a ride pleasant: air conditioning, water, a toilet. */
export class Amenity extends AmenitySchema.class {}
AmenitySchema.setClass(Amenity);
