import type { Line_WholeFragment, LineInput, LineScheduleInput } from './lines.generated.js';
import {
  AMENITIES,
  type LineValues,
  NAMES,
  type ScheduleValues,
  stopsOf,
  timingsOf,
  TRIP_INFOS,
} from './line-values.js';

type Text = Line_WholeFragment['names'];

const count = (typed: string): number | null => (typed.trim() === '' ? null : Math.round(Number(typed)) || 0);

const scheduleInput = ({ key: _, note, otherNotes, ...schedule }: ScheduleValues): LineScheduleInput => ({
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
  specificNote: note.trim() === '' ? null : noteOf(note, otherNotes),
});

const noteOf = (en: string, { km, th, vi, es }: Partial<Text>) => ({ en: en.trim(), km, th, vi, es });

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
  timings: timingsOf(values).map(({ key: _, schedules, stops, ...timing }) => ({
    ...timing,
    blockBefore: count(timing.blockBefore) ?? 0,
    blockingHoursFrom: timing.blockingHoursFrom || null,
    blockingHoursTo: timing.blockingHoursTo || null,
    stops: stops.map(({ arrivalTime, departureTime }, at) => ({
      arrivalTime: at === 0 ? departureTime : arrivalTime,
      departureTime: at === stops.length - 1 ? arrivalTime : departureTime,
    })),
    schedules: schedules.map(scheduleInput),
  })),
});
