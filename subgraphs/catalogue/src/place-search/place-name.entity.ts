import { defineEntity, p } from '@mikro-orm/core';
import { Location } from '../location/location.entity.js';
import { Stop } from '../stop/stop.entity.js';

const PlaceNameSchema = defineEntity({
  name: 'PlaceName',
  tableName: 'place_name',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    locationId: () => p.manyToOne(Location).mapToPk().fieldName('location_id').index().deleteRule('cascade'),
    stopId: () => p.manyToOne(Stop).mapToPk().fieldName('stop_id').index().nullable().deleteRule('cascade'),
    name: p.string(),
    searchText: p.string(),
  },
});
/** One name of a place in one language, folded for the search. Written by triggers of `location` and `stop` alone. */
export class PlaceName extends PlaceNameSchema.class {}
PlaceNameSchema.setClass(PlaceName);
