import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import { OperatorBranch } from '../operator/operator-branch.entity.js';
import { VehicleType } from '../vehicle/vehicle-type.entity.js';
import { RouteTiming } from './route-timing.entity.js';

const RouteScheduleSchema = defineEntity({
  name: 'RouteSchedule',
  tableName: 'route_schedule',
  checks: [
    {
      name: 'route_schedule_days_of_week_check',
      expression: `days_of_week <@ '{1,2,3,4,5,6,7}'::smallint[]`,
    },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    routeTimingId: () => p.manyToOne(RouteTiming).mapToPk().fieldName('route_timing_id').index().deleteRule('cascade'),
    daysOfWeek: p.array<number>().columnType('smallint[]'),
    vehicleTypeId: () => p.manyToOne(VehicleType).mapToPk().fieldName('vehicle_type_id'),
    hasPassengerTypePricing: p.boolean().default(false),
    disabled: p.boolean().default(false),
    blockBefore: p.integer().nullable(),
    blockingFrom: p.date().nullable(),
    blockingTo: p.date().nullable(),
    allowMaleNextToFemale: p.boolean().default(true),
    specificNote: p.json<LocalizedText>().nullable(),
    routeBranchId: () => p.manyToOne(OperatorBranch).mapToPk().fieldName('route_branch_id').nullable(),
    allowFrom1: p.date().nullable(),
    allowTo1: p.date().nullable(),
    allowFrom2: p.date().nullable(),
    allowTo2: p.date().nullable(),
    /** The schedule whose departures were kept as they were sold when this one was made beside it; it may be gone. */
    insteadOfId: p.bigint('string').nullable().lazy(),
    routeForUser: p.enum(['EVERYONE', 'REGISTERED', 'AGENCY', 'STAFF'] as const).default('EVERYONE'),
  },
});
/** What is sold: a timing on weekdays with a vehicle. */
export class RouteSchedule extends RouteScheduleSchema.class {}
RouteScheduleSchema.setClass(RouteSchedule);
