import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';

export const LOCATION_TYPES = ['COUNTRY', 'PROVINCE', 'CITY', 'TOWN', 'ISLAND', 'BORDER', 'AIRPORT'] as const;

const LocationSchema = defineEntity({
  name: 'Location',
  tableName: 'location',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    slug: p.string().unique(),
    names: p.json<LocalizedText>(),
    type: p.enum(LOCATION_TYPES),
    countryCode: p.string().length(2),
    parentId: () => p.manyToOne(Location).mapToPk().fieldName('parent_id').nullable().index().deleteRule('no action'),
    geonamesId: p.integer().nullable(),
    subdivisionCode: p.string().nullable(),
    latitude: p.double(),
    longitude: p.double(),
    source: p.string().nullable(),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** A place people travel between; see LocationRow for the meaning of the fields. */
export class Location extends LocationSchema.class {}
LocationSchema.setClass(Location);
