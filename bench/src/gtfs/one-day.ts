import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { zip } from '@naga/catalogue/gtfs/zip.js';
import { runsOn } from '@naga/catalogue/timetable/service-days.rules.js';
import type { TimetableRows } from '@naga/catalogue/timetable/timetable-rows.js';
import { MIN_CHANGE_MINUTES } from '@naga/catalogue/timetable/change.rules.js';
import { fromDayNumber } from '@naga/kernel/travel-date.js';

const EVERY_DAY = 127;
/** So many stops stand on a meridian, too far apart to walk from one to the next. */
const ON_A_MERIDIAN = 1500;

/** What every planner understands alike: the trips of one day, whole minutes, and no way on foot. */
export function oneDay(rows: TimetableRows, day: number): TimetableRows {
  return {
    stops: rows.stops.map((_, index) => ({
      latitude: (index % ON_A_MERIDIAN) * 0.1 - 75,
      longitude: Math.floor(index / ON_A_MERIDIAN),
    })),
    services: [{ weekdays: EVERY_DAY, from: day, to: day, added: new Set(), removed: new Set() }],
    trips: rows.trips.flatMap((trip) => (runsOn(rows.services[trip.service]!, day) ? [{ ...trip, service: 0 }] : [])),
  };
}

const clock = (minute: number): string => {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
  return `${hours}:${minutes}:00`;
};
const no = (can: boolean): string => (can ? '0' : '1');

async function* lines(heading: string, rows: Iterable<string>): AsyncGenerator<string> {
  yield `${heading}\n`;
  for (const row of rows) yield `${row}\n`;
}

function* callsOf({ trips }: TimetableRows): Generator<string> {
  for (const [trip, { calls }] of trips.entries())
    for (const [at, { stop, arrival, departure, board, alight }] of calls.entries())
      yield `t${trip},${clock(arrival)},${clock(departure)},s${stop},${at},${no(board)},${no(alight)}`;
}

/** The day as a feed that says how long a change takes, and beside it, named alike, as JSON. */
export async function writeDay(rows: TimetableRows, day: number, path: string): Promise<void> {
  const date = fromDayNumber(day).replaceAll('-', '');
  const change = MIN_CHANGE_MINUTES * 60;
  const stops = rows.stops.map(({ latitude, longitude }, index) => `s${index},${index},${latitude},${longitude}`);
  const changes = rows.stops.map((_, index) => `s${index},s${index},2,${change}`);
  // Planners look for trips of a route that overtake each other, or do not: each way of halting is a route of its own.
  const routes = new Map<string, number>();
  const trips = rows.trips.map(({ calls }, trip) => {
    const way = calls.map(({ stop, board, alight }) => `${stop}${no(board)}${no(alight)}`).join();
    const route = routes.get(way) ?? routes.size;
    routes.set(way, route);
    return `r${route},d,t${trip}`;
  });
  const files: Readonly<Record<string, AsyncIterable<string>>> = {
    'agency.txt': lines('agency_id,agency_name,agency_url,agency_timezone', ['a,A,https://a.example,UTC']),
    'stops.txt': lines('stop_id,stop_name,stop_lat,stop_lon', stops),
    'routes.txt': lines(
      'route_id,agency_id,route_short_name,route_long_name,route_type',
      [...routes.values()].map((route) => `r${route},a,${route},,3`),
    ),
    'calendar.txt': lines('service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date', [
      `d,1,1,1,1,1,1,1,${date},${date}`,
    ]),
    'trips.txt': lines('route_id,service_id,trip_id', trips),
    'stop_times.txt': lines(
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type',
      callsOf(rows),
    ),
    'transfers.txt': lines('from_stop_id,to_stop_id,transfer_type,min_transfer_time', changes),
  };
  const out = createWriteStream(path);
  for await (const chunk of zip(Object.entries(files).map(([name, text]) => ({ name, text })))) out.write(chunk);
  out.end();
  await once(out, 'finish');
  const calls = rows.trips.map((trip) => trip.calls);
  await writeFile(path.replace('.zip', '.json'), JSON.stringify({ stops: rows.stops, calls }));
}
