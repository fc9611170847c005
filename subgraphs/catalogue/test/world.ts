import { parseClock } from '@naga/kernel/clock-time.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import { startTestSubgraph, type TestMeans, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { CatalogueServices } from '../src/journey/asking.js';
import { importMarket } from '../src/market/import-market.command.js';
import type { MarketRows } from '../src/market/market-rows.js';
import type { OperatorRow } from '../src/market/operator-rows.js';
import type { LocationRow, StopRow } from '../src/market/place-rows.js';
import type { RouteScheduleRow, RouteStopRow, RouteTimingRow, TransportType } from '../src/market/route-rows.js';
import type { SeatRow } from '../src/market/vehicle-rows.js';
import subgraph from '../src/subgraph.js';

type Mutable = { -readonly [table in keyof MarketRows]: MarketRows[table][number][] };
type Place = Partial<LocationRow> & { readonly names: LocalizedText };

const emptyTables = (): Mutable => ({
  locations: [],
  stops: [],
  operators: [],
  operatorBranches: [],
  ticketTerms: [],
  pickupLocations: [],
  stopPickupLocations: [],
  vehicleCategories: [],
  vehicleSubcategories: [],
  seatCategories: [],
  seatTypes: [],
  seatLayouts: [],
  seats: [],
  vehicleTypes: [],
  amenities: [],
  vehicleTypeAmenities: [],
  vehicleGalleries: [],
  operatorAmenities: [],
  operatorAmenityOffers: [],
  operatorAmenityLacks: [],
  galleryPictures: [],
  routes: [],
  routeStops: [],
  routeAmenities: [],
  tripInfos: [],
  routeTripInfos: [],
  routeInformations: [],
  routeTimings: [],
  timingStops: [],
  routeSchedules: [],
});

/** A small market in the words of the catalogue; every method answers the id of what it made. */
export class Market {
  rows = emptyTables();

  #next(table: keyof Mutable): string {
    return String(this.rows[table].length + 1);
  }

  place(slug: string, place: Place): string {
    const id = this.#next('locations');
    this.rows.locations.push({
      id,
      slug,
      type: 'CITY',
      countryCode: 'KH',
      parentId: null,
      geonamesId: null,
      subdivisionCode: null,
      latitude: 11 + this.rows.locations.length,
      longitude: 104,
      source: 'editor',
      ...place,
    });
    return id;
  }

  stop(locationId: string, en: string, stop: Partial<StopRow> = {}): string {
    const id = this.#next('stops');
    const { latitude, longitude } = this.rows.locations.find((location) => location.id === locationId)!;
    this.rows.stops.push({
      id,
      operatorId: null,
      locationId,
      names: { en },
      address: null,
      contactPhone: null,
      latitude,
      longitude,
      timeZone: 'Asia/Phnom_Penh',
      source: null,
      ...stop,
    });
    return id;
  }

  operator(slug: string, operator: Partial<OperatorRow> = {}): string {
    const id = this.#next('operators');
    this.rows.operators.push({
      id,
      slug,
      names: { en: slug },
      countryCode: 'KH',
      logo: null,
      appBackground: null,
      appTagLine: null,
      featured: false,
      receiveTicketCopy: false,
      allowLocalOnly: false,
      offline: false,
      manualTicketCodeAssignment: false,
      confirmsByHand: false,
      language: 'en',
      requiredPassengerFields: [],
      ticketPhone: null,
      ticketEmail: null,
      website: null,
      about: null,
      city: null,
      email: null,
      phone: null,
      latitude: null,
      longitude: null,
      cancellationPolicy: null,
      ownOperatorId: null,
      otherOperatorId: null,
      rating: null,
      reviewCount: 0,
      ...operator,
    });
    return id;
  }

  vehicle(
    transportType: TransportType,
    seats: readonly Partial<SeatRow>[] = [{ number: '1A' }, { number: '1B' }],
  ): string {
    const id = this.#next('vehicleTypes');
    if (this.rows.vehicleCategories.length === 0) {
      this.rows.vehicleCategories.push({ id: '1', names: { en: 'Coach', km: 'ឡានក្រុង' } });
      this.rows.seatCategories.push({ id: '1', names: { en: 'Business', km: 'ថ្នាក់អាជីវកម្ម' } });
    }
    this.rows.seatLayouts.push({
      id,
      operatorId: null,
      name: `layout ${id}`,
      floors: 1,
      rows: seats.length,
      columns: 1,
      numberOfSeats: seats.length,
    });
    seats.forEach((seat, index) =>
      this.rows.seats.push({
        id: this.#next('seats'),
        seatLayoutId: id,
        seatTypeId: null,
        kind: 'SEAT',
        number: String(index + 1),
        floor: 1,
        row: index + 1,
        column: 1,
        blocked: false,
        bookable: true,
        allowMale: true,
        allowFemale: true,
        blockedFrom: null,
        blockedTo: null,
        ...seat,
      }),
    );
    this.rows.vehicleTypes.push({
      id,
      operatorId: null,
      names: { en: `vehicle ${id}` },
      transportType,
      vehicleCategoryId: '1',
      vehicleSubcategoryId: null,
      seatLayoutId: id,
      gallery: [],
    });
    return id;
  }

  route(
    operatorId: string,
    stopIds: readonly string[],
    transportType: TransportType = 'BUS',
    stops: Partial<RouteStopRow>[] = [],
  ): string {
    const id = this.#next('routes');
    const names = { en: `route ${id}` };
    this.rows.routes.push({
      id,
      operatorId,
      names,
      transportType,
      localCountryCode: 'KH',
      distanceKm: 300,
      offSale: false,
    });
    stopIds.forEach((stopId, position) =>
      this.rows.routeStops.push({
        id: this.#next('routeStops'),
        routeId: id,
        stopId,
        position,
        travelTime: position * 60,
        boardingStop: position < stopIds.length - 1,
        dropOffStop: position > 0,
        currentStatus: 'ACTIVE',
        ...stops[position],
      }),
    );
    return id;
  }

  /** Clock times at the route's stops; one that is earlier than the one before lies after midnight. Answers the schedule's id. */
  departure(
    routeId: string,
    clocks: readonly string[],
    { schedule = {}, timing = {} }: { schedule?: Partial<RouteScheduleRow>; timing?: Partial<RouteTimingRow> } = {},
  ): string {
    const timingId = this.#next('routeTimings');
    this.rows.routeTimings.push({
      id: timingId,
      routeId,
      allowPickup: false,
      routeBranchId: null,
      blockingHoursFrom: null,
      blockingHoursTo: null,
      blockBefore: 0,
      connectingRouteIds: [],
      connectingOperatorId: null,
      ...timing,
    });
    const stops = this.rows.routeStops.filter((stop) => stop.routeId === routeId);
    let sameDay = true;
    let before = 0;
    clocks.forEach((clock, position) => {
      const minute = parseClock(clock)!;
      sameDay = sameDay && minute >= before;
      before = minute;
      this.rows.timingStops.push({
        id: this.#next('timingStops'),
        routeTimingId: timingId,
        stopId: stops[position]!.stopId,
        stopName: null,
        position,
        arrivalTime: minute,
        departureTime: minute,
        sameDayArrival: sameDay,
        sameDayDeparture: sameDay,
      });
    });
    const id = this.#next('routeSchedules');
    const { transportType } = this.rows.routes.find((route) => route.id === routeId)!;
    const vehicle = this.rows.vehicleTypes.find((one) => one.transportType === transportType);
    this.rows.routeSchedules.push({
      id,
      routeTimingId: timingId,
      daysOfWeek: [1, 2, 3, 4, 5, 6, 7],
      vehicleTypeId: vehicle?.id ?? this.vehicle(transportType),
      hasPassengerTypePricing: false,
      disabled: false,
      blockBefore: null,
      blockingFrom: null,
      blockingTo: null,
      allowMaleNextToFemale: true,
      specificNote: null,
      routeBranchId: null,
      allowFrom1: null,
      allowTo1: null,
      allowFrom2: null,
      allowTo2: null,
      routeForUser: 'EVERYONE',
      ...schedule,
    });
    return id;
  }
}

export type TestCatalogue = TestSubgraph<CatalogueServices>;

/** The catalogue on a database of its own with a market in it, heard of and in memory. Friday 2026-11-20, 10:00. */
export async function catalogueWith(market: Market, means?: TestMeans): Promise<TestCatalogue> {
  const catalogue = await startTestSubgraph(subgraph, means);
  await importMarket(catalogue.outside, market.rows);
  await catalogue.subgraph.services.catalogue.settled();
  return catalogue;
}

/** The data of an answer without errors. */
export async function ask<T>(
  catalogue: TestCatalogue,
  query: string,
  variables: Record<string, unknown> = {},
  viewer?: Viewer,
): Promise<T> {
  const { data, errors } = await catalogue.run(query, variables, viewer);
  if (errors) throw new AggregateError(errors, errors.map((error) => error.message).join('; '));
  return data as T;
}
