import { defineEntity, p } from '@mikro-orm/core';
import { Stop } from '../stop/stop.entity.js';
import { Route } from './route.entity.js';

const RouteStopSchema = defineEntity({
  name: 'RouteStop',
  tableName: 'route_stop',
  uniques: [{ properties: ['routeId', 'position'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    routeId: () => p.manyToOne(Route).mapToPk().fieldName('route_id').deleteRule('cascade'),
    stopId: () => p.manyToOne(Stop).mapToPk().fieldName('stop_id').index(),
    position: p.integer(),
    travelTime: p.integer(),
    boardingStop: p.boolean().default(true),
    dropOffStop: p.boolean().default(true),
    currentStatus: p.enum(['ACTIVE', 'SUSPENDED'] as const).default('ACTIVE'),
  },
});
/** A stop on a route, in order. */
export class RouteStop extends RouteStopSchema.class {}
RouteStopSchema.setClass(RouteStop);
