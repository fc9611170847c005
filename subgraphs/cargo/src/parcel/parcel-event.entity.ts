import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import { Place } from '../place/place.entity.js';
import { PARCEL_EVENT_TYPES } from './parcel-status.rules.js';
import { Parcel } from './parcel.entity.js';

const ParcelEventSchema = defineEntity({
  name: 'ParcelEvent',
  tableName: 'parcel_event',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    parcelId: () => p.manyToOne(Parcel).mapToPk().fieldName('parcel_id').index(),
    type: p.enum(PARCEL_EVENT_TYPES),
    at: p.datetime(),
    placeId: () => p.manyToOne(Place).mapToPk().fieldName('place_id').nullable(),
    /** Filled in because a later status was set. */
    implied: p.boolean().default(false),
    /** For everyone who has the code: never a name, an address or a number. */
    note: p.json<LocalizedText>().nullable(),
  },
});
/** One line of a parcel's story. Rows are added, never changed. */
export class ParcelEvent extends ParcelEventSchema.class {}
ParcelEventSchema.setClass(ParcelEvent);
