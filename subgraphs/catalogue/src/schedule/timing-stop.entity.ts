import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import { Stop } from '../stop/stop.entity.js';
import { RouteTiming } from './route-timing.entity.js';

const TimingStopSchema = defineEntity({
  name: 'TimingStop',
  tableName: 'timing_stop',
  checks: [
    {
      name: 'timing_stop_clock_check',
      expression: 'arrival_time >= 0 and arrival_time < 1440 and departure_time >= 0 and departure_time < 1440',
    },
  ],
  uniques: [{ properties: ['routeTimingId', 'position'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    routeTimingId: () => p.manyToOne(RouteTiming).mapToPk().fieldName('route_timing_id').deleteRule('cascade'),
    stopId: () => p.manyToOne(Stop).mapToPk().fieldName('stop_id').index(),
    stopName: p.json<LocalizedText>().nullable(),
    position: p.integer(),
    arrivalTime: p.integer(),
    departureTime: p.integer(),
    sameDayArrival: p.boolean().default(true),
    sameDayDeparture: p.boolean().default(true),
  },
});
/** A timing's minutes at one stop. */
export class TimingStop extends TimingStopSchema.class {}
TimingStopSchema.setClass(TimingStop);
