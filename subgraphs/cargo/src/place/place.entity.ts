import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import { Zone } from './zone.entity.js';

const PlaceSchema = defineEntity({
  name: 'Place',
  tableName: 'place',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    /** The catalogue's slug of the same place. */
    slug: p.string().unique(),
    names: p.json<LocalizedText>(),
    zoneId: () => p.manyToOne(Zone).mapToPk().fieldName('zone_id'),
  },
});
/** A town with a parcel counter. */
export class Place extends PlaceSchema.class {}
PlaceSchema.setClass(Place);
