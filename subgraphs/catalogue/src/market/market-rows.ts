import type { PassengerField } from '@naga/kernel/passenger-field.js';
import type { LanguageCode, LocalizedText } from '@naga/kernel/language.js';
import type { Minutes } from '@naga/kernel/clock-time.js';

/**
 * The whole catalogue as plain rows, one array per table: what the demonstration market is written in and what
 * `importMarket` inserts. Keys are the entities' property names; ids are explicit decimal strings, unique within their
 * array, from '1' up (sequences continue after the highest). Every key must be present; `null` where nothing is known.
 * Dates are 'YYYY-MM-DD', clock times minutes since midnight, everything at UTC+7.
 * Order within an array does not matter, except that a location's parent stands before it.
 */
export interface MarketRows {
  readonly locations: readonly LocationRow[];
  readonly stops: readonly StopRow[];
  readonly operators: readonly OperatorRow[];
  readonly operatorBranches: readonly OperatorBranchRow[];
  readonly vehicleCategories: readonly VehicleCategoryRow[];
  readonly vehicleSubcategories: readonly VehicleSubcategoryRow[];
  readonly seatTypes: readonly SeatTypeRow[];
  readonly seatLayouts: readonly SeatLayoutRow[];
  readonly seats: readonly SeatRow[];
  readonly vehicleTypes: readonly VehicleTypeRow[];
  readonly amenities: readonly AmenityRow[];
  readonly vehicleTypeAmenities: readonly VehicleTypeAmenityRow[];
  readonly routes: readonly RouteRow[];
  readonly routeStops: readonly RouteStopRow[];
  readonly routeAmenities: readonly RouteAmenityRow[];
  readonly routeTimings: readonly RouteTimingRow[];
  readonly timingStops: readonly TimingStopRow[];
  readonly routeSchedules: readonly RouteScheduleRow[];
}

export type TransportType = 'BUS' | 'TAXI' | 'FERRY';
export type LocationType = 'COUNTRY' | 'PROVINCE' | 'CITY' | 'TOWN' | 'ISLAND' | 'BORDER' | 'AIRPORT';
export type SeatKind = 'SEAT' | 'AISLE' | 'DOOR' | 'DRIVER' | 'TOILET' | 'STAIRS' | 'EMPTY';

/** A place people travel between. A search for a location finds its own stops and those of all locations below it. */
export interface LocationRow {
  readonly id: string;
  /** Unique, from the English name (kernel/slug.ts): 'phnom-penh'. Must not contain '~'. */
  readonly slug: string;
  readonly names: LocalizedText;
  readonly type: LocationType;
  /** ISO 3166-1 alpha-2, 'KH'. */
  readonly countryCode: string;
  /** The location this one lies in: city → province → country; null for a country. */
  readonly parentId: string | null;
  readonly geonamesId: number | null;
  /** ISO 3166-2 or GeoNames admin1 code, 'KH-12'. */
  readonly subdivisionCode: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** Where the facts come from: 'GeoNames', 'editor'. */
  readonly source: string | null;
}

/** Where a vehicle halts: a terminal, an office, a pier. Belongs to one location; may be an operator's own. */
export interface StopRow {
  readonly id: string;
  /** The operator whose own terminal it is; null for a public place. */
  readonly operatorId: string | null;
  readonly locationId: string;
  readonly names: LocalizedText;
  readonly address: string | null;
  readonly contactPhone: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name; all of them stand at UTC+7: 'Asia/Phnom_Penh', 'Asia/Vientiane', 'Asia/Bangkok', 'Asia/Ho_Chi_Minh'. */
  readonly timeZone: string;
  readonly source: string | null;
}

export interface OperatorRow {
  readonly id: string;
  readonly slug: string;
  readonly names: LocalizedText;
  /** The country whose staff (country admin) and whose law it belongs to. */
  readonly countryCode: string;
  readonly logoUrl: string | null;
  /** Picture behind the operator's own application. */
  readonly appBackground: string | null;
  readonly appTagLine: LocalizedText | null;
  readonly featured: boolean;
  /** A copy of each e-ticket goes to `email`. */
  readonly receiveTicketCopy: boolean;
  /** Sells to locals (see RouteRow.localCountryCode) only. */
  readonly allowLocalOnly: boolean;
  /** Nothing of it can be bought (OPERATOR_OFFLINE). */
  readonly offline: boolean;
  /** Ticket codes are written by the operator's staff instead of drawn from its range. */
  readonly manualTicketCodeAssignment: boolean;
  /** Each sale waits for the operator's yes; then nothing is sold less than 4 hours before departure (rules.md 3). */
  readonly confirmsByHand: boolean;
  /** Of the messages that are written to it. */
  readonly language: LanguageCode;
  /** Of each passenger, beside name, title and nationality; checked before payment. */
  readonly requiredPassengerFields: readonly PassengerField[];
  /** Printed on the e-ticket. */
  readonly ticketPhone: string | null;
  readonly ticketEmail: string | null;
  readonly website: string | null;
  readonly about: LocalizedText | null;
  readonly city: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly cancellationPolicy: LocalizedText | null;
  /** The operator's number in its own books. */
  readonly ownOperatorId: string | null;
  /** Operator (id of this table) whose reviews are shown instead of its own. */
  readonly otherOperatorId: string | null;
  /** Average of the travellers' ratings, 1 to 5 with one decimal; null without reviews. */
  readonly rating: number | null;
  readonly reviewCount: number;
}

/** An office of an operator; staff of roles 5 and 10 belong to one. */
export interface OperatorBranchRow {
  readonly id: string;
  readonly operatorId: string;
  readonly locationId: string | null;
  readonly name: string;
  readonly address: string | null;
  readonly contactPhone: string | null;
  /** User id of who added it; null for an import. */
  readonly addedBy: string | null;
  readonly active: boolean;
}

/** 'Coach', 'Van', 'Car', 'Speed boat'. */
export interface VehicleCategoryRow {
  readonly id: string;
  readonly names: LocalizedText;
}

/** 'VIP', 'Sleeper', 'Standard' within a category. */
export interface VehicleSubcategoryRow {
  readonly id: string;
  readonly vehicleCategoryId: string;
  readonly names: LocalizedText;
}

/** What kind of seat a passenger gets: 'S' seat, 'B' bed. */
export interface SeatTypeRow {
  readonly id: string;
  readonly abbreviation: string;
  readonly description: LocalizedText;
  readonly icon: string | null;
}

export interface SeatLayoutRow {
  readonly id: string;
  /** Null for a layout every operator may use. */
  readonly operatorId: string | null;
  readonly name: string;
  /** Grid size of the largest floor. */
  readonly floors: number;
  readonly rows: number;
  readonly columns: number;
  /** Cells of kind SEAT that are bookable. */
  readonly numberOfSeats: number;
}

/** One cell of a layout's grid; cells that are missing read as EMPTY. Row 1 is the front, column 1 the driver's left. */
export interface SeatRow {
  readonly id: string;
  readonly seatLayoutId: string;
  readonly seatTypeId: string | null;
  readonly kind: SeatKind;
  /** '1A', unique in its layout among kind SEAT; '' for anything that is not a seat. */
  readonly number: string;
  /** All three from 1. */
  readonly floor: number;
  readonly row: number;
  readonly column: number;
  /** Not sold: broken or kept by the operator; within blockedFrom..blockedTo when one of them is set, else always. */
  readonly blocked: boolean;
  /** Sold to travellers at all (false for crew seats). */
  readonly bookable: boolean;
  readonly allowMale: boolean;
  readonly allowFemale: boolean;
  /** First and last service date of the block, both included. */
  readonly blockedFrom: string | null;
  readonly blockedTo: string | null;
}

export interface VehicleTypeRow {
  readonly id: string;
  /** Null for a type every operator may use. */
  readonly operatorId: string | null;
  readonly names: LocalizedText;
  readonly transportType: TransportType;
  readonly vehicleCategoryId: string;
  readonly vehicleSubcategoryId: string | null;
  readonly seatLayoutId: string;
  /** Addresses of pictures. */
  readonly gallery: readonly string[];
}

export interface AmenityRow {
  readonly id: string;
  /** Unique, 'wifi'. */
  readonly code: string;
  readonly names: LocalizedText;
  /** Name of the picture in the clients' icon set: 'wifi', 'air-conditioning'. */
  readonly icon: string;
}

export interface VehicleTypeAmenityRow {
  readonly id: string;
  readonly vehicleTypeId: string;
  readonly amenityId: string;
}

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
