import type { Line, LineSchedule, LineStop, LineTiming } from './line.rules.js';

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

/** What the route offers: a change that says nothing of it leaves it. */
const SETS: ReadonlySet<string> = new Set<keyof Line>(['amenityIds', 'tripInfoIds']);

/** Facts of rows; the compiler demands every field but those that are told elsewhere. */
type FactsOf<T, Elsewhere extends keyof T = never> = Readonly<Record<Exclude<keyof T, Elsewhere>, unknown>>;

/** Of the route itself with its stops; whose it is stays. */
export function factsOf(line: Line): Facts {
  const { names, transportType, localCountryCode, distanceKm, amenityIds, tripInfoIds } = line;
  const stops = line.stops.map(
    ({ id, stopId, travelTime, boardingStop, dropOffStop, currentStatus }): FactsOf<LineStop> => ({
      ...{ id, stopId, travelTime },
      ...{ boardingStop, dropOffStop, currentStatus },
    }),
  );
  const facts: FactsOf<Line, 'operatorId' | 'timings'> = {
    ...{ names, transportType, localCountryCode, distanceKm, stops },
    ...{ amenityIds: sorted(amenityIds), tripInfoIds: sorted(tripInfoIds) },
  };
  // Left out: as they were.
  const isSaid = (field: string): boolean => !SETS.has(field) || line[field as keyof Line] != null;
  return Object.fromEntries(Object.entries(facts).filter(([field]) => isSaid(field)));
}

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
export function timingFacts(timing: LineTiming, saved: LineTiming): Facts {
  const rules: FactsOf<LineTiming, 'id' | 'stops' | 'schedules' | 'insteadOfIds'> = {
    allowPickup: timing.allowPickup,
    routeBranchId: timing.routeBranchId,
    blockingHoursFrom: timing.blockingHoursFrom,
    blockingHoursTo: timing.blockingHoursTo,
    blockBefore: timing.blockBefore,
    connectingRouteIds: sorted(timing.connectingRouteIds),
    connectingOperatorId: timing.connectingRouteIds?.length ? timing.connectingOperatorId : null,
  };
  return { ...rules, ...clocksOf(timing, saved) };
}
