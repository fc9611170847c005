import type { MarketRows } from '@naga/catalogue/market/market-rows.js';
import type { OperatorBranchRow, TicketTermRow } from '@naga/catalogue/market/operator-rows.js';
import type { StopRow } from '@naga/catalogue/market/place-rows.js';
import type {
  RouteAmenityRow,
  RouteRow,
  RouteScheduleRow,
  RouteStopRow,
  RouteTimingRow,
  TimingStopRow,
} from '@naga/catalogue/market/route-rows.js';
import { LANGUAGES, localize, type LocalizedText } from '@naga/kernel/language.js';
import { branchRows, operatorRow } from './make-companies.js';
import { amenityIdOf, makeFleet } from './make-fleet.js';
import { makeOnBoard } from './make-on-board.js';
import { pickups } from './pickups.js';
import { routeInformations } from './make-route-information.js';
import { galleryPictures, vehicleGalleries } from './make-pictures.js';
import { makeTripInfos } from './make-trip-infos.js';
import { scheduleRow, timingRow } from './make-schedule.js';
import type { Company } from './operators.js';
import { places, placeOf } from './places.js';
import type { Line, Plan, Timing } from './plan.js';
import { stops } from './stops.js';
import { TICKET_TERMS } from './tables/ticket-terms-table.js';

/** All rows of the catalogue for a plan; its pictures are drawings that `hangPictures` puts in their place. */
export function makeCatalogue(plan: Plan): MarketRows {
  const { companies, lines } = plan;
  const operatorBranches = branchRows(companies);
  const timings = lines.flatMap((line) => line.timings.map((timing) => ({ line, timing })));
  return {
    locations: places,
    stops: stopRows(companies),
    operators: companies.map(operatorRow),
    operatorBranches,
    ticketTerms: ticketTermRows(),
    ...pickups,
    ...makeFleet(),
    vehicleGalleries: vehicleGalleries(plan),
    galleryPictures,
    ...makeOnBoard(companies),
    routes: lines.map(routeRow),
    routeStops: numbered(lines.flatMap(routeStopsOf)),
    routeAmenities: numbered(lines.flatMap(routeAmenitiesOf)),
    ...makeTripInfos(lines),
    routeInformations,
    routeTimings: timings.map(({ line, timing }): RouteTimingRow =>
      timingRow(line, timing, branchOf(line, operatorBranches)),
    ),
    timingStops: numbered(timings.flatMap(({ line, timing }) => timingStopsOf(line, timing))),
    routeSchedules: timings.map(({ line, timing }): RouteScheduleRow => scheduleRow(line, timing)),
  };
}

function numbered<Row>(rows: readonly Row[]): (Row & { id: string })[] {
  return rows.map((row, index) => ({ id: String(index + 1), ...row }));
}

function stopRows(companies: readonly Company[]): StopRow[] {
  return stops.map(({ id, owner, locationId, names, address, latitude, longitude, timeZone, source }) => {
    const company = companies.find(({ spec }) => spec.slug === owner);
    const contactPhone = company?.spec.phone ?? null;
    return {
      id,
      operatorId: company?.id ?? null,
      locationId,
      names,
      address,
      contactPhone,
      latitude,
      longitude,
      timeZone,
      source,
    };
  });
}

/** Terms of every operator. */
const ticketTermRows = (): TicketTermRow[] =>
  TICKET_TERMS.map((term, index) => ({ id: String(index + 1), operatorId: null, active: true, ...term }));

/** The office at the line's first place, else the operator's home. */
function branchOf({ company, calls }: Line, branches: readonly OperatorBranchRow[]): string | null {
  const own = branches.filter(({ operatorId }) => operatorId === company.id);
  return (own.find(({ locationId }) => locationId === calls[0]!.stop.locationId) ?? own[0])?.id ?? null;
}

function routeRow({ id, company, service, calls }: Line): RouteRow {
  const [from, to] = [placeOf(calls[0]!.stop.place).names, placeOf(calls.at(-1)!.stop.place).names];
  const names = LANGUAGES.map((language) => [language, `${localize(from, language)} – ${localize(to, language)}`]);
  return {
    id,
    operatorId: company.id,
    names: Object.fromEntries(names) as unknown as LocalizedText,
    transportType: service.vehicle.transportType,
    localCountryCode: company.spec.country,
    distanceKm: calls.at(-1)!.km,
    offSale: false,
  };
}

function routeStopsOf({ id, calls }: Line): Omit<RouteStopRow, 'id'>[] {
  return calls.map(({ stop, arrival, board, dropOff }, position) => ({
    routeId: id,
    stopId: stop.id,
    position,
    travelTime: arrival,
    boardingStop: board,
    dropOffStop: dropOff,
    currentStatus: 'ACTIVE',
  }));
}

/** Longer than this, the vehicle halts for a meal. */
const REST_AFTER_MINUTES = 180;

function routeAmenitiesOf({ id, service, calls }: Line): Omit<RouteAmenityRow, 'id'>[] {
  const codes: string[] = [];
  if (calls.at(-1)!.arrival > REST_AFTER_MINUTES && service.vehicle.transportType === 'BUS') codes.push('rest-stop');
  if (service.flags.has('border')) codes.push('border-help');
  if (service.flags.has('pickup')) codes.push('pickup');
  return codes.map((code) => ({ routeId: id, amenityId: amenityIdOf(code) }));
}

function timingStopsOf({ calls }: Line, { id, minute }: Timing): Omit<TimingStopRow, 'id'>[] {
  return calls.map(({ stop, arrival, departure }, position) => ({
    routeTimingId: id,
    stopId: stop.id,
    stopName: null,
    position,
    arrivalTime: (minute + arrival) % 1440,
    departureTime: (minute + departure) % 1440,
    sameDayArrival: minute + arrival < 1440,
    sameDayDeparture: minute + departure < 1440,
  }));
}
