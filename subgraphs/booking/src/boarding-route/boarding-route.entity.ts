import { defineEntity, p } from '@mikro-orm/core';
import type { LocalizedText } from '@naga/kernel/language.js';

const BoardingRouteSchema = defineEntity({
  name: 'BoardingRoute',
  tableName: 'boarding_route',
  checks: [{ name: 'boarding_route_travel_check', expression: 'travel_from <= travel_until' }],
  properties: {
    /** The route's own. */
    id: p.bigint('string').primary().autoincrement(false),
    operatorId: p.bigint('string').index(),
    routeNames: p.json<LocalizedText>(),
    addedAt: p.datetime(),
    /** Days of travel on which the driver is paid, both included; null: no end on this side. */
    travelFrom: p.date().nullable(),
    travelUntil: p.date().nullable(),
    version: p.integer().default(1),
  },
});
/** A route on which one may pay the driver. */
export class BoardingRoute extends BoardingRouteSchema.class {}
BoardingRouteSchema.setClass(BoardingRoute);
