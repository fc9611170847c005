import { SALE_HORIZON_DAYS } from '@naga/kernel/sale-horizon.js';
import type { Catalogue } from '../memory/catalogue.js';
import type { Departure } from '../memory/departure.js';
import { isOffered } from '../sale/on-sale.rules.js';
import { runsOn } from '../timetable/service-days.rules.js';
import { calendarOf, type ServiceCalendar } from './service-calendar.rules.js';

/** A route schedule that is on sale on some day: a trip of GTFS. */
export interface SoldTrip {
  readonly departure: Departure;
  readonly serviceId: string;
  readonly firstDay: number;
  /** Calls of the timetable at which somebody may board or leave. */
  readonly calls: readonly number[];
}

/** Everything that is on sale to everybody from one day to another, both day numbers included. */
export interface Sold {
  readonly catalogue: Catalogue;
  readonly from: number;
  readonly to: number;
  readonly trips: readonly SoldTrip[];
  /** By service id. */
  readonly services: ReadonlyMap<string, ServiceCalendar>;
}

/** What can be bought from today on, yielding so often that a server can answer in between. */
export function* soldTrips(catalogue: Catalogue, today: number): Generator<void, Sold> {
  const { departures, timetable } = catalogue;
  const { tripStart, tripService, callFlags } = timetable;
  const to = today + SALE_HORIZON_DAYS;
  const trips: SoldTrip[] = [];
  const services = new Map<string, ServiceCalendar>();
  const idOf = new Map<string, string>();
  for (const [trip, departure] of departures.entries()) {
    if (trip % 128 === 127) yield;
    const service = timetable.services[tripService[trip]!]!;
    const days: number[] = [];
    for (let day = today; day <= to; day++) if (runsOn(service, day) && isOffered(departure.terms, day)) days.push(day);
    const calls: number[] = [];
    for (let call = tripStart[trip]!; call < tripStart[trip + 1]!; call++) if (callFlags[call] !== 0) calls.push(call);
    if (days.length === 0 || calls.length < 2) continue;
    const key = days.join();
    let serviceId = idOf.get(key);
    if (serviceId === undefined) {
      idOf.set(key, (serviceId = `days-${idOf.size + 1}`));
      services.set(serviceId, calendarOf(days));
    }
    trips.push({ departure, serviceId, firstDay: days[0]!, calls });
  }
  return { catalogue, from: today, to, trips, services };
}
