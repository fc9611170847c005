import { defineEntity, p } from '@mikro-orm/core';
import { Operator } from '../operator/operator.entity.js';
import { OperatorBranch } from '../operator/operator-branch.entity.js';
import { Route } from '../route/route.entity.js';

const RouteTimingSchema = defineEntity({
  name: 'RouteTiming',
  tableName: 'route_timing',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    routeId: () => p.manyToOne(Route).mapToPk().fieldName('route_id').index().deleteRule('cascade'),
    allowPickup: p.boolean().default(false),
    routeBranchId: () => p.manyToOne(OperatorBranch).mapToPk().fieldName('route_branch_id').nullable(),
    blockingHoursFrom: p.integer().nullable(),
    blockingHoursTo: p.integer().nullable(),
    blockBefore: p.integer().default(0),
    connectingRouteIds: p.array().columnType('bigint[]'),
    connectingOperatorId: () => p.manyToOne(Operator).mapToPk().fieldName('connecting_operator_id').nullable(),
    /** The times in whose place a change of its line made this one, the nearest first; they may be gone. */
    insteadOfIds: p.array().columnType('bigint[]').nullable(),
  },
});
/** One clock time at which a route is served. */
export class RouteTiming extends RouteTimingSchema.class {}
RouteTimingSchema.setClass(RouteTiming);
