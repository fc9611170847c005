import type { Line, LineSchedule, LineTiming } from './line.rules.js';

const NOTHING: Readonly<Record<string, unknown>> = {};
const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? { ...value } : NOTHING);

/** Whether two values say the same: what is left out, null and empty is nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (!isRecord(a) && !isRecord(b)) return (a ?? '') === (b ?? '');
  const [left, right] = [recordOf(a), recordOf(b)];
  return [...Object.keys(left), ...Object.keys(right)].every((key) => isSame(left[key], right[key]));
}

const sorted = (list: readonly (string | number)[] | null | undefined) => (list ?? []).map(String).toSorted();

export type Facts = Readonly<Record<string, unknown>>;

/** Of the route itself with its stops. */
export const factsOf = ({ names, transportType, localCountryCode, distanceKm, stops, ...line }: Line): Facts => ({
  names,
  transportType,
  localCountryCode,
  distanceKm,
  stops: stops.map(({ id, stopId, travelTime, boardingStop, dropOffStop, currentStatus }) => [
    ...[id, stopId, travelTime],
    ...[boardingStop, dropOffStop, currentStatus],
  ]),
  // Left out: as they were.
  ...(line.amenityIds != null && { amenityIds: sorted(line.amenityIds) }),
  ...(line.tripInfoIds != null && { tripInfoIds: sorted(line.tripInfoIds) }),
});

/** Of a schedule, without its id. */
export const scheduleFacts = ({ id: _, daysOfWeek, ...schedule }: LineSchedule): Facts => ({
  ...schedule,
  daysOfWeek: sorted(daysOfWeek),
});

/** The first stop has no arrival of its own, the last no departure; a name that is left out stays. */
const clocksOf = (timing: LineTiming, saved: LineTiming): Facts =>
  Object.fromEntries(
    timing.stops.flatMap(({ arrivalTime, departureTime, stopName }, at) => [
      ...(at > 0 ? [[`stops.${at}.arrivalTime`, arrivalTime]] : []),
      ...(at < timing.stops.length - 1 ? [[`stops.${at}.departureTime`, departureTime]] : []),
      [`stops.${at}.stopName`, stopName === undefined ? saved.stops[at]?.stopName : stopName],
    ]),
  );

/** Of a timing without its schedules. */
export const timingFacts = (timing: LineTiming, saved: LineTiming): Facts => ({
  allowPickup: timing.allowPickup,
  routeBranchId: timing.routeBranchId,
  blockingHoursFrom: timing.blockingHoursFrom,
  blockingHoursTo: timing.blockingHoursTo,
  blockBefore: timing.blockBefore,
  connectingRouteIds: sorted(timing.connectingRouteIds),
  connectingOperatorId: timing.connectingRouteIds?.length ? timing.connectingOperatorId : null,
  ...clocksOf(timing, saved),
});
