import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import { Location } from '../location/location.entity.js';

const RouteInformationSchema = defineEntity({
  name: 'RouteInformation',
  tableName: 'route_information',
  uniques: [{ properties: ['fromLocationId', 'toLocationId'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    fromLocationId: () => p.manyToOne(Location).mapToPk().fieldName('from_location_id'),
    toLocationId: () => p.manyToOne(Location).mapToPk().fieldName('to_location_id'),
    wayBackToo: p.boolean().default(false),
    title: p.json<LocalizedText>(),
    about: p.json<LocalizedText>(),
    advice: p.json<LocalizedText>().nullable(),
    border: p.json<LocalizedText>().nullable(),
    gallery: p.array().defaultRaw("'{}'"),
    active: p.boolean().default(true),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** What travellers ought to know of the way between two places, whoever drives. */
export class RouteInformation extends RouteInformationSchema.class {}
RouteInformationSchema.setClass(RouteInformation);
