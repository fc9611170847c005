import type { ServiceDays } from '@naga/catalogue/timetable/service-days.rules.js';
import type { TimetableCall, TimetableRows, TimetableTrip } from '@naga/catalogue/timetable/timetable-rows.js';
import { dayNumber, type TravelDate } from '@naga/kernel/travel-date.js';
import { parse } from 'csv-parse/sync';
import { readZip } from './read-zip.js';

type Row = Readonly<Record<string, string>>;

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const ADDED = '1';
const NOT_AVAILABLE = '1';

/** '20260510' */
const dayOf = (text: string): number =>
  dayNumber(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` as TravelDate);

/** Whole minutes of '25:10:59'. */
const minuteOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

/** A GTFS feed as the timetable's rows: stops, services and trips with their calls in order. */
export function readFeed(path: string): TimetableRows & { readonly firstDay: number } {
  const files = readZip(path);
  const rows = (name: string): Row[] => {
    const file = files.get(name);
    return file ? (parse(file, { columns: true, bom: true, skip_empty_lines: true, trim: true }) as Row[]) : [];
  };
  const stops = rows('stops.txt');
  const stopAt = new Map(stops.map(({ stop_id }, index) => [stop_id!, index]));
  const { services, serviceAt, firstDay } = readServices(rows('calendar.txt'), rows('calendar_dates.txt'));
  const calls = callsByTrip(rows('stop_times.txt'), stopAt);
  const trips = rows('trips.txt').flatMap(({ trip_id, service_id }): TimetableTrip[] => {
    const [service, ofTrip] = [serviceAt.get(service_id!), calls.get(trip_id!)];
    return service === undefined || ofTrip === undefined ? [] : [{ service, kind: 0, calls: ofTrip }];
  });
  return {
    stops: stops.map(({ stop_lat, stop_lon }) => ({ latitude: Number(stop_lat), longitude: Number(stop_lon) })),
    services,
    trips,
    firstDay,
  };
}

function readServices(calendar: readonly Row[], exceptions: readonly Row[]) {
  const serviceAt = new Map<string, number>();
  const services = calendar.map((row, index): ServiceDays => {
    serviceAt.set(row['service_id']!, index);
    const own = exceptions.filter(({ service_id }) => service_id === row['service_id']);
    const days = (isAdded: boolean) =>
      new Set(
        own.filter(({ exception_type }) => (exception_type === ADDED) === isAdded).map(({ date }) => dayOf(date!)),
      );
    const weekdays = WEEKDAYS.reduce((bits, name, bit) => bits | (row[name] === '1' ? 1 << bit : 0), 0);
    const [from, to] = [dayOf(row['start_date']!), dayOf(row['end_date']!)];
    return { weekdays, from, to, added: days(true), removed: days(false) };
  });
  return { services, serviceAt, firstDay: Math.min(...services.map(({ from }) => from!)) };
}

function callsByTrip(rows: readonly Row[], stopAt: ReadonlyMap<string, number>): Map<string, TimetableCall[]> {
  const ordered = rows.toSorted((a, b) => Number(a['stop_sequence']) - Number(b['stop_sequence']));
  const calls = new Map<string, TimetableCall[]>();
  for (const row of ordered) {
    const stop = stopAt.get(row['stop_id']!);
    if (stop === undefined || !row['departure_time']) continue;
    const call = {
      stop,
      arrival: minuteOf(row['arrival_time'] || row['departure_time']),
      departure: minuteOf(row['departure_time']),
      board: row['pickup_type'] !== NOT_AVAILABLE,
      alight: row['drop_off_type'] !== NOT_AVAILABLE,
    };
    const ofTrip = calls.get(row['trip_id']!);
    if (ofTrip) ofTrip.push(call);
    else calls.set(row['trip_id']!, [call]);
  }
  return calls;
}
