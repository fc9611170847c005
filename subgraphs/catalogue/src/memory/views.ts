import { localize, type LanguageCode, type LocalizedText } from '@naga/kernel/language.js';
import type { AmenityView, RouteAmenityView } from '../amenity/amenity.type.js';
import type { LocationView } from '../location/location.type.js';
import type { OperatorBranchView, OperatorView } from '../operator/operator.type.js';
import type { StopView } from '../stop/stop.type.js';
import type { RouteInformationView } from '../route-information/route-information.type.js';
import type { TripInfoView } from '../trip-info/trip-info.type.js';
import type { TransportType } from '../vehicle/transport-type.type.js';
import type { MarketRows } from '../market/market-rows.js';
import type { PickupLocationRow } from '../market/place-rows.js';
import type { OperatorRow } from '../market/operator-rows.js';
import type { Place } from './place.js';
import { markOrNull, pathOrNull } from '../pictures.js';
import { byId } from './by-id.js';
import { routeInformation } from './route-information.js';
import { type RiddenVehicles, vehiclesOf } from './vehicle-views.js';

/** What answers consist of, in one language, at the positions of the catalogue's arrays. Made once, given to all: never changed. */
export interface Views extends RiddenVehicles {
  readonly language: LanguageCode;
  readonly locations: readonly LocationView[];
  readonly stops: readonly StopView[];
  readonly branchById: ReadonlyMap<string, OperatorBranchView>;
  readonly operators: readonly OperatorView[];
  readonly amenities: readonly AmenityView[];
  readonly routeAmenities: readonly RouteAmenityView[];
  /** By route id. */
  readonly amenitiesOfRoute: ReadonlyMap<string, readonly AmenityView[]>;
  /** By route id. */
  readonly tripInfosOfRoute: ReadonlyMap<string, readonly TripInfoView[]>;
  /** Where drivers of an operator fetch who departs from a stop, by stop id. */
  readonly pickupLocationsOf: ReadonlyMap<string, readonly PickupPlace[]>;
  /** What is to be known of the way between two places, by their ids. */
  informationOn(fromLocationId: string, toLocationId: string): RouteInformationView | undefined;
}

/** A place at which travellers are fetched, and by whom: null for every operator. */
export interface PickupPlace extends Pick<PickupLocationRow, 'id' | 'operatorId' | 'address' | 'minutesBefore'> {
  readonly name: string;
}

/** The rows that answers are made from; what the timetable was built from is let go. */
export type KeptRows = Omit<MarketRows, 'timingStops' | 'routeStops'>;

/** What views are made from. */
export interface Named {
  readonly rows: KeptRows;
  readonly places: readonly Place[];
  readonly placeOfStop: Int32Array;
}

export function viewsOf({ rows, places, placeOfStop }: Named, language: LanguageCode): Views {
  const text = (names: LocalizedText): string => localize(names, language);
  const textOrNull = (names: LocalizedText | null): string | null => names && text(names);
  const locations: LocationView[] = rows.locations.map((row) => ({ ...row, name: text(row.names), parent: null }));
  for (const [index, place] of places.entries()) locations[index]!.parent = locations[place.parent] ?? null;
  const locationById = byId(locations);
  const stops = rows.stops.map((row, index) => {
    const location = locations[placeOfStop[index]!]!;
    return { ...row, name: text(row.names), location };
  });
  const amenities = rows.amenities.map(({ id, code, names, icon }) => ({ id, code, icon, name: text(names) }));
  const amenityById = byId(amenities);
  const routeAmenities = rows.routeAmenities.map(({ id, routeId, amenityId }) => {
    return { id, routeId, amenity: amenityById.get(amenityId)! };
  });
  const branches = groupBy(rows.operatorBranches, (branch) => branch.operatorId);
  const branchById = byId(
    rows.operatorBranches.map(({ id, name, address, contactPhone, locationId }): OperatorBranchView => {
      return { id, name, address, contactPhone, location: locationById.get(locationId ?? '') ?? null };
    }),
  );
  const typesOf = transportTypes(rows);
  const { vehicleOn, vehicleOf, vehicleById } = vehiclesOf(rows, text, amenityById);
  const vehicleIds = vehicleIdsOfOperators(rows);
  const operatorById = byId(rows.operators);
  const operators = rows.operators.map((row): OperatorView => ({
    ...row,
    ...reviewsOf(operatorById.get(row.otherOperatorId ?? '') ?? row),
    name: text(row.names),
    tagLine: textOrNull(row.appTagLine),
    logoUrl: markOrNull(row.logo),
    appBackgroundUrl: pathOrNull(row.appBackground),
    about: textOrNull(row.about),
    cancellationPolicy: textOrNull(row.cancellationPolicy),
    transportTypes: typesOf.get(row.id) ?? [],
    vehicles: [...(vehicleIds.get(row.id) ?? [])]
      .map((id) => vehicleOf(row.id, vehicleById.get(id)!))
      .sort((a, b) => a.name.localeCompare(b.name, language)),
    branches: (branches.get(row.id) ?? []).filter(({ active }) => active).map(({ id }) => branchById.get(id)!),
  }));
  const amenitiesOfRoute = new Map<string, readonly AmenityView[]>();
  for (const [routeId, all] of groupBy(routeAmenities, (one) => one.routeId))
    amenitiesOfRoute.set(
      routeId,
      all.map((one) => one.amenity),
    );
  const pickupLocationsOf = pickupPlaces(rows, text);
  return {
    language,
    locations,
    stops,
    operators,
    branchById,
    amenities,
    routeAmenities,
    amenitiesOfRoute,
    tripInfosOfRoute: tripInfosByRoute(rows, text),
    pickupLocationsOf,
    informationOn: routeInformation(rows, text),
    vehicleOn,
    vehicleOf,
  };
}

function tripInfosByRoute(
  { tripInfos, routeTripInfos }: KeptRows,
  text: (names: LocalizedText) => string,
): Views['tripInfosOfRoute'] {
  const infoById = byId(tripInfos.map(({ id, code, names }): TripInfoView => ({ id, code, name: text(names) })));
  const ofRoute = new Map<string, TripInfoView[]>();
  for (const [routeId, links] of groupBy(routeTripInfos, (one) => one.routeId))
    ofRoute.set(
      routeId,
      links.map(({ tripInfoId }) => infoById.get(tripInfoId)!),
    );
  return ofRoute;
}

/** By stop, the earliest first: who gets in last is asked last. */
function pickupPlaces(
  { pickupLocations, stopPickupLocations }: KeptRows,
  text: (names: LocalizedText) => string,
): ReadonlyMap<string, readonly PickupPlace[]> {
  const placeById = byId(
    pickupLocations.map(({ id, operatorId, names, address, minutesBefore }): PickupPlace => {
      return { id, operatorId, name: text(names), address, minutesBefore };
    }),
  );
  const links = groupBy(stopPickupLocations, ({ stopId }) => stopId);
  return new Map(
    [...links].map(([stopId, all]) => [
      stopId,
      all
        .map(({ pickupLocationId }) => placeById.get(pickupLocationId)!)
        .sort((a, b) => b.minutesBefore - a.minutesBefore || a.name.localeCompare(b.name)),
    ]),
  );
}

/** Of the operator whose reviews are shown (specification, section 3: other operator id for review display). */
const reviewsOf = ({ id, rating, reviewCount }: OperatorRow) => ({ reviewsOperatorId: id, rating, reviewCount });

/** Operator id → ids of the vehicle types of its schedules; a disabled schedule rides, too. */
function vehicleIdsOfOperators(rows: KeptRows): ReadonlyMap<string, ReadonlySet<string>> {
  const operatorOfRoute = new Map(rows.routes.map(({ id, operatorId }) => [id, operatorId]));
  const operatorOfTiming = new Map(rows.routeTimings.map(({ id, routeId }) => [id, operatorOfRoute.get(routeId)!]));
  const schedules = groupBy(rows.routeSchedules, ({ routeTimingId }) => operatorOfTiming.get(routeTimingId)!);
  return new Map([...schedules].map(([id, all]) => [id, new Set(all.map(({ vehicleTypeId }) => vehicleTypeId))]));
}

function transportTypes(rows: KeptRows): ReadonlyMap<string, TransportType[]> {
  const found = new Map<string, TransportType[]>();
  for (const { operatorId, transportType } of rows.routes) {
    const types = found.get(operatorId) ?? [];
    if (!types.includes(transportType)) types.push(transportType);
    found.set(operatorId, types);
  }
  return found;
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, T[]> {
  return Map.groupBy(all, keyOf);
}
