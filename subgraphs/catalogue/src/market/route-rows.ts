import type { LocalizedText } from '@naga/kernel/language.js';
import type { Minutes } from '@naga/kernel/clock-time.js';

export type TransportType = 'BUS' | 'TAXI' | 'FERRY';

/** A line an operator serves in one direction: its stops in order are RouteStopRow. */
export interface RouteRow {
  readonly id: string;
  readonly operatorId: string;
  /** 'Phnom Penh – Siem Reap by national road 6'. */
  readonly names: LocalizedText;
  readonly transportType: TransportType;
  /** Whose nationals pay the local price: 'KH'; on Lao routes the operator says (rules.md 5). */
  readonly localCountryCode: string;
  /** Along the road, first to last stop. */
  readonly distanceKm: number | null;
  /** As a whole, whatever its schedules say. */
  readonly offSale: boolean;
}

export interface RouteStopRow {
  readonly id: string;
  readonly routeId: string;
  readonly stopId: string;
  /** 0 for the first, counting up without gaps. */
  readonly position: number;
  /** Usual minutes from the first stop. */
  readonly travelTime: Minutes;
  /** Passengers may get on here (true at the first stop, false at the last). */
  readonly boardingStop: boolean;
  /** Passengers may get off here. */
  readonly dropOffStop: boolean;
  /** A SUSPENDED stop is passed without halting: nobody gets on or off. */
  readonly currentStatus: 'ACTIVE' | 'SUSPENDED';
}

export interface RouteAmenityRow {
  readonly id: string;
  readonly routeId: string;
  readonly amenityId: string;
}

/** One clock time at which a route is served; the minutes at each stop are TimingStopRow. */
export interface RouteTimingRow {
  readonly id: string;
  readonly routeId: string;
  /** Travellers may ask to be picked up at an address. */
  readonly allowPickup: boolean;
  /** OperatorBranch that runs it. */
  readonly routeBranchId: string | null;
  /**
   * Blocking hours: a daily clock window (minutes 0..1439, from included, to excluded, may pass midnight) in which
   * nothing of this timing is sold; null = never.
   */
  readonly blockingHoursFrom: Minutes | null;
  readonly blockingHoursTo: Minutes | null;
  /** Sale ends so many minutes before departure of the passenger's boarding stop. */
  readonly blockBefore: Minutes;
  /** Route ids the operator recommends to change to; a hint for staff, the search finds changes by itself. */
  readonly connectingRouteIds: readonly string[];
  readonly connectingOperatorId: string | null;
  /** The times in whose place a change of its line made this one, the nearest first; left out: none. */
  readonly insteadOfIds?: readonly string[] | null;
}

/** A timing's minutes at one stop. The stops and positions are those of its route. */
export interface TimingStopRow {
  readonly id: string;
  readonly routeTimingId: string;
  readonly stopId: string;
  /** Another name for the stop on this timing ('Gate 4'); null = the stop's own. */
  readonly stopName: LocalizedText | null;
  /** As RouteStopRow.position. */
  readonly position: number;
  /** Clock minutes 0..1439; at the first stop equal to departureTime. */
  readonly arrivalTime: Minutes;
  /** Clock minutes 0..1439; at the last stop equal to arrivalTime. */
  readonly departureTime: Minutes;
  /** False when that clock time is reached after midnight, on a day later than the service date. */
  readonly sameDayArrival: boolean;
  readonly sameDayDeparture: boolean;
}

/**
 * What is sold: a timing on weekdays with a vehicle. A departure is a schedule × a service date (the day the vehicle
 * leaves its first stop). So 900 departures a day are 900 daily schedules.
 */
export interface RouteScheduleRow {
  readonly id: string;
  readonly routeTimingId: string;
  /** ISO weekdays of the service date, 1 = Monday … 7 = Sunday. */
  readonly daysOfWeek: readonly number[];
  readonly vehicleTypeId: string;
  /** Children have a price of their own. */
  readonly hasPassengerTypePricing: boolean;
  /** DISABLED: runs, but is not sold. */
  readonly disabled: boolean;
  /** Minutes; takes the place of the timing's when not null. */
  readonly blockBefore: Minutes | null;
  /** BLOCKED_PERIOD: first and last service date not sold; one of them null = open on that side. */
  readonly blockingFrom: string | null;
  readonly blockingTo: string | null;
  readonly allowMaleNextToFemale: boolean;
  readonly specificNote: LocalizedText | null;
  readonly routeBranchId: string | null;
  /** Season: service dates sold lie in range 1 or range 2 (ends included); no range set = always. */
  readonly allowFrom1: string | null;
  readonly allowTo1: string | null;
  readonly allowFrom2: string | null;
  readonly allowTo2: string | null;
  /** Who may buy: everyone; anyone signed in; agencies and staff; staff only (of the operator or the platform). */
  readonly routeForUser: 'EVERYONE' | 'REGISTERED' | 'AGENCY' | 'STAFF';
}
