import { defineEntity, p } from '@mikro-orm/core';
import type { LocalizedText } from '@naga/kernel/language.js';

const BoardingRouteSchema = defineEntity({
  name: 'BoardingRoute',
  tableName: 'boarding_route',
  properties: {
    routeId: p.bigint('string').primary().autoincrement(false),
    operatorId: p.bigint('string').index(),
    routeNames: p.json<LocalizedText>(),
    addedAt: p.datetime(),
  },
});
/** A route on which one may pay the driver. */
export class BoardingRoute extends BoardingRouteSchema.class {}
BoardingRouteSchema.setClass(BoardingRoute);
