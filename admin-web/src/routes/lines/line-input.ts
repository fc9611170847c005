import type { LineInput, LineScheduleInput } from './lines.generated.js';
import {
  AMENITIES,
  isNamed,
  type LineValues,
  NAMES,
  type Notes,
  type ScheduleValues,
  stopsOf,
  timingsOf,
  TRIP_INFOS,
} from './line-values.js';

const count = (typed: string): number | null => (typed.trim() === '' ? null : Math.round(Number(typed)) || 0);

const scheduleInput = ({ key: _, mayChange: _own, ...schedule }: ScheduleValues): LineScheduleInput => ({
  ...schedule,
  daysOfWeek: [...schedule.daysOfWeek],
  routeForUser: schedule.routeForUser as LineScheduleInput['routeForUser'],
  blockBefore: count(schedule.blockBefore),
  blockingFrom: schedule.blockingFrom || null,
  blockingTo: schedule.blockingTo || null,
  allowFrom1: schedule.allowFrom1 || null,
  allowTo1: schedule.allowTo1 || null,
  allowFrom2: schedule.allowFrom2 || null,
  allowTo2: schedule.allowTo2 || null,
  specificNote: noteOf(schedule.specificNote),
  routeBranchId: schedule.routeBranchId || null,
});

/** English is there as soon as another language is: the graph says so where it lacks. */
const noteOf = ({ en, km, th, vi, es }: Notes): LineScheduleInput['specificNote'] =>
  isNamed({ en, km, th, vi, es })
    ? { en: en.trim(), km: km.trim() || null, th: th.trim() || null, vi: vi.trim() || null, es: es.trim() || null }
    : null;

/** What is sent. */
export const inputOf = (values: LineValues): LineInput => ({
  operatorId: values.operatorId,
  names: NAMES.input('names', values),
  transportType: values.transportType as LineInput['transportType'],
  localCountryCode: values.localCountryCode,
  distanceKm: count(values.distanceKm),
  amenityIds: AMENITIES.input('amenityIds', values),
  tripInfoIds: TRIP_INFOS.input('tripInfoIds', values),
  stops: stopsOf(values).map(({ id, stopId, travelTime, boardingStop, dropOffStop, suspended }) => ({
    id,
    stopId,
    travelTime: count(travelTime) ?? 0,
    boardingStop,
    dropOffStop,
    currentStatus: suspended ? 'SUSPENDED' : 'ACTIVE',
  })),
  timings: timingsOf(values).map(
    ({ key: _, mayChange: _own, schedules, stops, stopNames, connectingRoutes, ...timing }) => ({
      ...timing,
      routeBranchId: timing.routeBranchId || null,
      connectingRouteIds: connectingRoutes.map(({ id }) => id),
      connectingOperatorId: timing.connectingOperatorId || null,
      blockBefore: count(timing.blockBefore) ?? 0,
      blockingHoursFrom: timing.blockingHoursFrom || null,
      blockingHoursTo: timing.blockingHoursTo || null,
      stops: stops.map(({ arrivalTime, departureTime }, at) => ({
        arrivalTime: at === 0 ? departureTime : arrivalTime,
        departureTime: at === stops.length - 1 ? arrivalTime : departureTime,
        stopName: noteOf(stopNames[at]!),
      })),
      schedules: schedules.map(scheduleInput),
    }),
  ),
});
