import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import { Route } from '../route/route.entity.js';

const TripInfoSchema = defineEntity({
  name: 'TripInfo',
  tableName: 'trip_info',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    code: p.string().unique(),
    names: p.json<LocalizedText>(),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** What kind of ride it is, in a word: by night, non-stop, across a border. */
export class TripInfo extends TripInfoSchema.class {}
TripInfoSchema.setClass(TripInfo);

const RouteTripInfoSchema = defineEntity({
  name: 'RouteTripInfo',
  tableName: 'route_trip_info',
  uniques: [{ properties: ['routeId', 'tripInfoId'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    routeId: () => p.manyToOne(Route).mapToPk().fieldName('route_id').deleteRule('cascade'),
    tripInfoId: () => p.manyToOne(TripInfo).mapToPk().fieldName('trip_info_id'),
  },
});
/** Rides of this route are of that kind. */
export class RouteTripInfo extends RouteTripInfoSchema.class {}
RouteTripInfoSchema.setClass(RouteTripInfo);
