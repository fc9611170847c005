import type { LocalizedText } from '@naga/kernel/language.js';
import type { Line, LineSchedule, LineStop, LineTiming } from './line.rules.js';

type Named = { readonly id?: string | null | undefined };

const STOP = [
  'stopId',
  'travelTime',
  'boardingStop',
  'dropOffStop',
  'currentStatus',
] as const satisfies readonly (keyof LineStop)[];
const SCHEDULE = [
  ...(['vehicleTypeId', 'hasPassengerTypePricing', 'disabled', 'blockBefore', 'blockingFrom', 'blockingTo'] as const),
  ...(['allowMaleNextToFemale', 'routeBranchId', 'allowFrom1', 'allowTo1', 'allowFrom2', 'allowTo2'] as const),
  'routeForUser',
] as const satisfies readonly (keyof LineSchedule)[];
const TIMING = [
  ...(['allowPickup', 'routeBranchId', 'blockingHoursFrom', 'blockingHoursTo', 'blockBefore'] as const),
  'connectingOperatorId',
] as const satisfies readonly (keyof LineTiming)[];
const ROUTE = [
  'operatorId',
  'transportType',
  'localCountryCode',
  'distanceKm',
] as const satisfies readonly (keyof Line)[];

const same = <T>(fields: readonly (keyof T)[], is: T, said: T): boolean =>
  fields.every((field) => (is[field] ?? null) === (said[field] ?? null));

const textOf = (text: LocalizedText | null | undefined): string =>
  JSON.stringify(
    Object.entries(text ?? {})
      .flatMap(([language, words]) => (typeof words === 'string' && words.trim() ? [[language, words.trim()]] : []))
      .toSorted(),
  );
const sameText = (is: LocalizedText | null | undefined, said: LocalizedText | null | undefined): boolean =>
  textOf(is) === textOf(said);

const sameSet = <T>(is: readonly T[] | null | undefined, said: readonly T[] | null | undefined): boolean => {
  const [a, b] = [new Set(is), new Set(said)];
  return a.size === b.size && [...a].every((one) => b.has(one));
};

const isNamed = ({ id: is }: Named, { id: said }: Named): boolean => said == null || said === is;

/** Whether each row that is said is one that is there, in any order: the one that it names, else one that is as it says. */
function allThere<T extends Named>(is: readonly T[], said: readonly T[], isSame: (is: T, said: T) => boolean): boolean {
  const left = [...is];
  const namedFirst = said.toSorted((a, b) => Number(a.id == null) - Number(b.id == null));
  const found = namedFirst.every((one) => {
    const at = left.findIndex((row) => isNamed(row, one) && isSame(row, one));
    return at >= 0 && left.splice(at, 1).length === 1;
  });
  return found && left.length === 0;
}

const sameSchedule = (is: LineSchedule, said: LineSchedule): boolean =>
  same(SCHEDULE, is, said) && sameSet(is.daysOfWeek, said.daysOfWeek) && sameText(is.specificNote, said.specificNote);

const sameTiming = (is: LineTiming, said: LineTiming): boolean =>
  same(TIMING, is, said) &&
  sameSet(is.connectingRouteIds, said.connectingRouteIds) &&
  is.stops.length === said.stops.length &&
  is.stops.every((stop, at) => {
    const { arrivalTime, departureTime, stopName } = said.stops[at]!;
    const isClock = stop.arrivalTime === arrivalTime && stop.departureTime === departureTime;
    return isClock && (stopName === undefined || sameText(stop.stopName, stopName));
  }) &&
  allThere(is.schedules, said.schedules, sameSchedule);

/**
 * Whether a saved line is what somebody says of it, row by row: saving it would change nothing, whoever saved it last. What
 * is said in other words for the same (an arrival at the first stop) is taken for a change, which does no harm.
 */
export const isSaidAlready = (is: Line, said: Line): boolean =>
  same(ROUTE, is, said) &&
  sameText(is.names, said.names) &&
  (said.amenityIds == null || sameSet(is.amenityIds, said.amenityIds)) &&
  (said.tripInfoIds == null || sameSet(is.tripInfoIds, said.tripInfoIds)) &&
  is.stops.length === said.stops.length &&
  is.stops.every((stop, at) => isNamed(stop, said.stops[at]!) && same(STOP, stop, said.stops[at]!)) &&
  allThere(is.timings, said.timings, sameTiming);
