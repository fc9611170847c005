import { LANGUAGES, type LanguageCode, type LocalizedText } from '@naga/kernel/language.js';
import { plainAmount } from '@naga/kernel/money.js';
import type { LocationRow, StopRow } from '../market/place-rows.js';
import type { RouteRow } from '../market/route-rows.js';
import { ALIGHT, BOARD } from '../timetable/timetable.js';
import type { Cell, FeedFile } from './feed-file.js';
import { agencyFile, calendarFiles, feedInfoFile, LANGUAGE, ROUTE_TYPES, TIME_ZONE, timeOf } from './feed-tables.js';
import { ownStopId } from './own-ids.rules.js';
import type { SoldFare } from './sold-fares.js';
import type { Sold } from './sold-trips.js';
import { type Station, stationOf } from './stations.js';

/** What a feed consists of. */
export interface Offer {
  readonly sold: Sold;
  readonly fares: readonly SoldFare[];
  /** Scheme and host of the site, without a slash at the end. */
  readonly baseUrl: string;
}

const translationsOf = (
  table: string,
  field: string,
  names: LocalizedText,
  by: { readonly record: string } | { readonly value: string },
): Cell[][] =>
  LANGUAGES.filter((language) => language !== LANGUAGE && (names[language] ?? names.en) !== names.en).map(
    (language: LanguageCode) => [
      table,
      field,
      language,
      names[language]!,
      'record' in by ? by.record : null,
      'value' in by ? by.value : null,
    ],
  );

const coordinate = (degrees: number): string => degrees.toFixed(6);

const stopIdOf = ({ id }: StopRow): string => ownStopId(id);
const stationIdOf = ({ location }: Station): string => `location-${location.id}`;
const fareIdOf = ({ operatorId, price }: SoldFare): string => `${operatorId}-${price.currency}-${price.amount}`;

/** Rows of some things, each told once, in the order they are met. */
const distinct = <T extends { readonly id: string }>(all: Iterable<T>): T[] => [
  ...new Map([...all].map((one) => [one.id, one])).values(),
];

interface Places {
  readonly stops: readonly StopRow[];
  readonly stationOfStop: ReadonlyMap<string, Station>;
  readonly locationOf: (stop: StopRow) => LocationRow;
}

function placesOf({ catalogue, trips }: Sold): Places {
  const { stops, places, placeOfStop, timetable } = catalogue;
  const used = new Set<number>();
  for (const { calls } of trips) for (const call of calls) used.add(timetable.callStop[call]!);
  const sold = stops.filter((_, index) => used.has(index));
  const locationOf = ({ id }: StopRow): LocationRow => places[placeOfStop[catalogue.stopAt(id)!]!]!.row;
  const stationOfStop = new Map<string, Station>();
  for (const together of Map.groupBy(sold, ({ locationId }) => locationId).values()) {
    const station = stationOf(locationOf(together[0]!), together);
    if (station !== undefined) for (const { id } of together) stationOfStop.set(id, station);
  }
  return { stops: sold, stationOfStop, locationOf };
}

/** The tables of a feed but for feed_info.txt, which names their version. Each is told row by row. */
export function feedFiles({ sold, fares, baseUrl }: Offer): FeedFile[] {
  const { catalogue, trips, services } = sold;
  const { timetable } = catalogue;
  const routes: RouteRow[] = distinct(trips.map(({ departure }) => departure.route));
  const operators = distinct(trips.map(({ departure }) => catalogue.operators[departure.operator]!));
  const { stops, stationOfStop, locationOf } = placesOf(sold);
  const stations = [...new Set(stationOfStop.values())];
  const lastStop = (calls: readonly number[]) => catalogue.stops[timetable.callStop[calls.at(-1)!]!]!;
  const headsigns = new Map(
    trips.map(({ calls }) => locationOf(lastStop(calls)).names).map((names) => [names.en, names]),
  );

  return [
    agencyFile(operators, baseUrl),
    {
      name: 'stops.txt',
      headings: [
        'stop_id',
        'stop_name',
        'stop_lat',
        'stop_lon',
        'zone_id',
        'location_type',
        'parent_station',
        'stop_timezone',
      ],
      *rows() {
        for (const station of stations) {
          const { location, latitude, longitude } = station;
          yield [
            stationIdOf(station),
            location.names.en,
            coordinate(latitude),
            coordinate(longitude),
            null,
            1,
            null,
            TIME_ZONE,
          ];
        }
        for (const stop of stops) {
          const station = stationOfStop.get(stop.id);
          const at = [coordinate(stop.latitude), coordinate(stop.longitude)];
          yield [
            stopIdOf(stop),
            stop.names.en,
            ...at,
            stopIdOf(stop),
            0,
            station ? stationIdOf(station) : null,
            stop.timeZone,
          ];
        }
      },
    },
    {
      name: 'routes.txt',
      headings: ['route_id', 'agency_id', 'route_long_name', 'route_type'],
      *rows() {
        for (const { id, operatorId, names, transportType } of routes)
          yield [id, operatorId, names.en, ROUTE_TYPES[transportType]];
      },
    },
    {
      name: 'trips.txt',
      headings: ['route_id', 'service_id', 'trip_id', 'trip_headsign'],
      *rows() {
        for (const { departure, serviceId, calls } of trips)
          yield [departure.route.id, serviceId, departure.schedule.id, locationOf(lastStop(calls)).names.en];
      },
    },
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
      *rows() {
        const { callStop, callArrival, callDeparture, callFlags } = timetable;
        const may = (call: number, flag: number): 0 | 1 => ((callFlags[call]! & flag) === 0 ? 1 : 0);
        for (const { departure, calls } of trips)
          for (const [position, call] of calls.entries()) {
            const times = [timeOf(callArrival[call]!), timeOf(callDeparture[call]!)];
            const stop = stopIdOf(catalogue.stops[callStop[call]!]!);
            yield [departure.schedule.id, ...times, stop, position, may(call, BOARD), may(call, ALIGHT), 1];
          }
      },
    },
    ...calendarFiles(services),
    {
      name: 'fare_attributes.txt',
      headings: ['fare_id', 'price', 'currency_type', 'payment_method', 'transfers', 'agency_id'],
      *rows() {
        for (const fare of distinct(fares.map((fare) => ({ ...fare, id: fareIdOf(fare) }))))
          yield [fare.id, plainAmount(fare.price), fare.price.currency, 1, 0, fare.operatorId];
      },
    },
    {
      name: 'fare_rules.txt',
      headings: ['fare_id', 'route_id', 'origin_id', 'destination_id'],
      *rows() {
        for (const fare of fares) yield [fareIdOf(fare), fare.routeId, ownStopId(fare.from), ownStopId(fare.to)];
      },
    },
    {
      name: 'translations.txt',
      headings: ['table_name', 'field_name', 'language', 'translation', 'record_id', 'field_value'],
      *rows() {
        for (const { id, names } of operators) yield* translationsOf('agency', 'agency_name', names, { record: id });
        for (const station of stations)
          yield* translationsOf('stops', 'stop_name', station.location.names, { record: stationIdOf(station) });
        for (const stop of stops) yield* translationsOf('stops', 'stop_name', stop.names, { record: stopIdOf(stop) });
        for (const { id, names } of routes) yield* translationsOf('routes', 'route_long_name', names, { record: id });
        for (const names of headsigns.values())
          yield* translationsOf('trips', 'trip_headsign', names, { value: names.en });
      },
    },
  ];
}

/** feed_info.txt: whose feed it is, from when to when it is good, and which one. */
export const feedInfo = ({ sold: { from, to }, baseUrl }: Offer, version: string): FeedFile =>
  feedInfoFile({ baseUrl, from, to, version });
