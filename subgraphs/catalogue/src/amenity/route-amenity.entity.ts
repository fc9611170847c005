import { defineEntity, p } from '@mikro-orm/core';
import { Route } from '../route/route.entity.js';
import { Amenity } from './amenity.entity.js';

const RouteAmenitySchema = defineEntity({
  name: 'RouteAmenity',
  tableName: 'route_amenity',
  uniques: [{ properties: ['routeId', 'amenityId'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    routeId: () => p.manyToOne(Route).mapToPk().fieldName('route_id').deleteRule('cascade'),
    amenityId: () => p.manyToOne(Amenity).mapToPk().fieldName('amenity_id'),
  },
});
/** What a route offers whatever the vehicle. */
export class RouteAmenity extends RouteAmenitySchema.class {}
RouteAmenitySchema.setClass(RouteAmenity);
