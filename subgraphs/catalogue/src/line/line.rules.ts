import { MOST_PLACES } from '@naga/kernel/fare-key.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import type { RouteForUser } from '../sale/route-for-user.rules.js';

/** Days are 'YYYY-MM-DD', clocks 'HH:mm'; ids are left out of what is new. */
type Optional<T> = T | null | undefined;

export interface LineStop {
  readonly id?: Optional<string>;
  readonly stopId: string;
  /** Usual minutes from the first stop. */
  readonly travelTime: number;
  readonly boardingStop: boolean;
  readonly dropOffStop: boolean;
  readonly currentStatus: 'ACTIVE' | 'SUSPENDED';
}

/** The clock of a timing at the stop of the same position. */
export interface ClocksAtStop {
  readonly arrivalTime: string;
  readonly departureTime: string;
  /** What the stop is called on this timing; null: as everywhere; left out: as it was while it is the same stop. */
  readonly stopName?: Optional<LocalizedText>;
}

export interface LineSchedule {
  readonly id?: Optional<string>;
  /** 1 is Monday. */
  readonly daysOfWeek: readonly number[];
  readonly vehicleTypeId: string;
  readonly hasPassengerTypePricing: boolean;
  readonly disabled: boolean;
  readonly blockBefore?: Optional<number>;
  readonly blockingFrom?: Optional<string>;
  readonly blockingTo?: Optional<string>;
  readonly allowMaleNextToFemale: boolean;
  readonly specificNote?: Optional<LocalizedText>;
  readonly routeBranchId?: Optional<string>;
  readonly allowFrom1?: Optional<string>;
  readonly allowTo1?: Optional<string>;
  readonly allowFrom2?: Optional<string>;
  readonly allowTo2?: Optional<string>;
  readonly routeForUser: RouteForUser;
  /** The schedule that is driven on as it was sold, and in whose place this one is sold. */
  readonly insteadOfId?: Optional<string>;
}

export interface LineTiming {
  readonly id?: Optional<string>;
  readonly allowPickup: boolean;
  readonly routeBranchId?: Optional<string>;
  readonly blockingHoursFrom?: Optional<string>;
  readonly blockingHoursTo?: Optional<string>;
  readonly blockBefore: number;
  /** Routes whose vehicles wait for this one: one changes to them in less time. */
  readonly connectingRouteIds?: Optional<readonly string[]>;
  /** Who drives these; null: the operator of the line. */
  readonly connectingOperatorId?: Optional<string>;
  /** The times in whose place it stands, the nearest first. */
  readonly insteadOfIds?: Optional<readonly string[]>;
  /** One for each stop of the line. */
  readonly stops: readonly ClocksAtStop[];
  readonly schedules: readonly LineSchedule[];
}

/** A route with all that is driven on it: what one editor saves at once. */
export interface Line {
  readonly operatorId: string;
  readonly names: LocalizedText;
  readonly transportType: 'BUS' | 'TAXI' | 'FERRY';
  readonly localCountryCode: string;
  readonly distanceKm?: Optional<number>;
  /** What it offers beside its vehicles; left out: as it was. */
  readonly amenityIds?: Optional<readonly string[]>;
  /** What kind of rides it has; left out: as it was. */
  readonly tripInfoIds?: Optional<readonly string[]>;
  readonly stops: readonly LineStop[];
  readonly timings: readonly LineTiming[];
}

/** In whose place a time stands that a change makes in place of a saved one: of that, and of those before it. */
export const placesAfter = ({ id, insteadOfIds }: LineTiming): string[] =>
  [...(id == null ? [] : [id]), ...(insteadOfIds ?? [])].slice(0, MOST_PLACES);

/** The saved one of a list; none for what has no id yet. */
export const withId = <T extends { readonly id?: Optional<string> }>(
  list: readonly T[],
  id: Optional<string>,
): T | undefined => (id == null ? undefined : list.find((one) => one.id === id));
