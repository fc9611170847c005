import type { LocalizedText } from '@naga/kernel/language.js';
import type { ClocksAtStop, Line, LineSchedule, LineStop, LineTiming } from './line.rules.js';

type Named = { readonly id?: string | null | undefined };

/** How each field of a row says the same; the compiler demands every one. */
type Sameness<T> = { readonly [field in keyof T]-?: (is: T[field], said: T[field]) => boolean };

const same = <T extends object>(fields: Sameness<T>, is: T, said: T): boolean =>
  (Object.keys(fields) as (keyof T)[]).every((field) => fields[field](is[field], said[field]));

const alike = <T>(is: T, said: T): boolean => (is ?? null) === (said ?? null);
/** Rows are found by their ids, and nobody says in whose place one stands. */
const elsewhere = (): boolean => true;
/** What is left out stays as it was. */
const unlessLeftOut =
  <T>(isSame: (is: T, said: T) => boolean) =>
  (is: T, said: T): boolean =>
    said == null || isSame(is, said);

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

/** Row by row, in one order. */
const eachSame =
  <T>(isSame: (is: T, said: T) => boolean) =>
  (is: readonly T[], said: readonly T[]): boolean =>
    is.length === said.length && is.every((one, at) => isSame(one, said[at]!));

const STOP: Sameness<LineStop> = {
  id: (is, said) => isNamed({ id: is }, { id: said }),
  stopId: alike,
  travelTime: alike,
  boardingStop: alike,
  dropOffStop: alike,
  currentStatus: alike,
};
const CLOCKS: Sameness<ClocksAtStop> = {
  arrivalTime: alike,
  departureTime: alike,
  stopName: (is, said) => said === undefined || sameText(is, said),
};
const SCHEDULE: Sameness<LineSchedule> = {
  id: elsewhere,
  insteadOfId: elsewhere,
  daysOfWeek: sameSet,
  vehicleTypeId: alike,
  hasPassengerTypePricing: alike,
  disabled: alike,
  blockBefore: alike,
  blockingFrom: alike,
  blockingTo: alike,
  allowMaleNextToFemale: alike,
  specificNote: sameText,
  routeBranchId: alike,
  allowFrom1: alike,
  allowTo1: alike,
  allowFrom2: alike,
  allowTo2: alike,
  routeForUser: alike,
};
const sameSchedule = (is: LineSchedule, said: LineSchedule): boolean => same(SCHEDULE, is, said);
const TIMING: Sameness<LineTiming> = {
  id: elsewhere,
  insteadOfIds: elsewhere,
  allowPickup: alike,
  routeBranchId: alike,
  blockingHoursFrom: alike,
  blockingHoursTo: alike,
  blockBefore: alike,
  connectingRouteIds: sameSet,
  connectingOperatorId: alike,
  stops: eachSame((is, said) => same(CLOCKS, is, said)),
  schedules: (is, said) => allThere(is, said, sameSchedule),
};
const LINE: Sameness<Line> = {
  operatorId: alike,
  names: sameText,
  transportType: alike,
  localCountryCode: alike,
  distanceKm: alike,
  amenityIds: unlessLeftOut(sameSet),
  tripInfoIds: unlessLeftOut(sameSet),
  stops: eachSame((is, said) => same(STOP, is, said)),
  timings: (is, said) => allThere(is, said, (one, other) => same(TIMING, one, other)),
};

/**
 * Whether a saved line is what somebody says of it, row by row: saving it would change nothing, whoever saved it last. What
 * is said in other words for the same (an arrival at the first stop) is taken for a change, which does no harm.
 */
export const isSaidAlready = (is: Line, said: Line): boolean => same(LINE, is, said);
