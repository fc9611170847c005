import { minuteAtStop } from '../schedule/timing-stop.rules.js';
import type { SavedLine, SavedTiming } from '../line/read-line.js';
import { daysOfSchedule, type DayWindow } from '@naga/kernel/days-of-sale.js';
import { parseClock } from '@naga/kernel/clock-time.js';
import type { Cell, FeedFile } from './feed-file.js';
import { agencyFile, type AgencyRow, calendarFiles, feedInfoFile, ROUTE_TYPES, timeOf } from './feed-tables.js';
import { ownFares } from './own-fares.js';
import { ownDepartureId, ownFeedId, ownLineId, ownStopId } from './own-ids.rules.js';
import { calendarOf, type ServiceCalendar } from './service-calendar.rules.js';
import type { OperatorZones, ZonePrice } from './zone-prices.js';

export interface OwnStop {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** All that one operator drives. */
export interface OwnTimetable {
  readonly operator: AgencyRow;
  readonly baseUrl: string;
  /** The days that its feed speaks of. */
  readonly window: DayWindow;
  readonly stops: readonly OwnStop[];
  readonly zones: OperatorZones;
  prices(): AsyncIterable<ZonePrice>;
  /** Told once, one line at a time. */
  lines(): AsyncIterable<SavedLine>;
}

/** Minutes since midnight of the service date at each stop. */
function minutesOf({ stops }: SavedTiming): [arrival: number, departure: number][] {
  let previous = 0;
  return stops.map(({ arrivalTime, departureTime, sameDayArrival, sameDayDeparture }, at) => {
    const departure = { clock: parseClock(departureTime)!, sameDay: sameDayDeparture };
    if (at === 0) return [(previous = minuteAtStop(departure, 0)), previous];
    const arrival = minuteAtStop({ clock: parseClock(arrivalTime)!, sameDay: sameDayArrival }, previous);
    const isLast = at === stops.length - 1;
    previous = isLast ? arrival : minuteAtStop(departure, arrival);
    return [arrival, previous];
  });
}

/** What is learned of lines while their times are told. */
class Told {
  readonly routes: Cell[][] = [];
  readonly trips: Cell[][] = [];
  readonly services = new Map<string, ServiceCalendar>();
  readonly #serviceOf = new Map<string, string>();

  serviceOf(days: readonly number[]): string {
    const key = days.join();
    const known = this.#serviceOf.get(key) ?? `days-${this.#serviceOf.size + 1}`;
    if (!this.#serviceOf.has(key)) this.services.set(known, calendarOf(days));
    this.#serviceOf.set(key, known);
    return known;
  }
}

function* callsOf(line: SavedLine, window: DayWindow, told: Told): Generator<Cell[], void> {
  const { id, active, operatorId, names, transportType, stops } = line;
  told.routes.push([ownLineId(id), operatorId, names.en!, ROUTE_TYPES[transportType]]);
  for (const timing of line.timings) {
    const minutes = minutesOf(timing);
    for (const schedule of timing.schedules) {
      const days = schedule.disabled || !active ? [] : daysOfSchedule(schedule, window);
      if (days.length === 0) continue;
      const trip = ownDepartureId(schedule.id);
      told.trips.push([ownLineId(id), told.serviceOf(days), trip]);
      for (const [at, [arrival, departure]] of minutes.entries()) {
        const { stopId, boardingStop, dropOffStop } = stops[at]!;
        const may = [boardingStop ? 0 : 1, dropOffStop ? 0 : 1];
        yield [trip, timeOf(arrival), timeOf(departure), ownStopId(stopId), at, ...may, 1];
      }
    }
  }
}

/**
 * All that one operator drives, under names by which it is known again: every line, whoever may buy it, every departure
 * that is not turned off, on all days of its seasons. Times are told first, because a line is read once.
 */
export function ownFeedFiles(timetable: OwnTimetable): FeedFile[] {
  const { operator, baseUrl, window, stops, zones, prices, lines } = timetable;
  const told = new Told();
  const fares = ownFares({ operatorId: operator.id, stopIds: stops.map(({ id }) => id), zones, prices });
  return [
    {
      name: 'stop_times.txt',
      headings: [
        'trip_id',
        'arrival_time',
        'departure_time',
        'stop_id',
        'stop_sequence',
        'pickup_type',
        'drop_off_type',
        'timepoint',
      ],
      async *rows() {
        for await (const line of lines()) {
          fares.take(line);
          yield* callsOf(line, window, told);
        }
      },
    },
    agencyFile([operator], baseUrl),
    {
      name: 'stops.txt',
      headings: ['stop_id', 'stop_name', 'stop_lat', 'stop_lon', 'zone_id', 'location_type'],
      *rows() {
        for (const { id, name, latitude, longitude } of stops)
          yield [ownStopId(id), name, latitude, longitude, fares.zoneIdOf(id), 0];
      },
    },
    {
      name: 'routes.txt',
      headings: ['route_id', 'agency_id', 'route_long_name', 'route_type'],
      rows: () => told.routes,
    },
    { name: 'trips.txt', headings: ['route_id', 'service_id', 'trip_id'], rows: () => told.trips },
    ...calendarFiles(told.services),
    ...fares.files,
    feedInfoFile({ baseUrl, ...window, version: operator.id, feedId: ownFeedId(operator.id) }),
  ];
}
