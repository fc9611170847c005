import { zip } from '@naga/catalogue/gtfs/zip.js';

const TRIPS_OF_A_ROUTE = 50;
/** Stops stand where the streets of a grid cross, further apart than one walks to change. */
const ACROSS = 50;
const DOWN = 100;
const STOPS = ACROSS * DOWN;
const DEGREES_APART = 0.01;
/** Next to one another, so that lines of a street start where others of it do not. */
const STRIDE = 7;
/** The first trip of a line leaves after 5 o'clock. */
const MINUTES_BETWEEN_STOPS = 4;
const MINUTES_BETWEEN_TRIPS = 10;
const FIRST_MINUTE = 300;

export interface BigFeed {
  /** Of the archive. */
  readonly bytes: Buffer;
  readonly stopTimes: number;
  readonly trips: number;
  readonly lines: number;
}

const two = (value: number): string => String(value).padStart(2, '0');
const clockOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;

/** The stop at which a line halts next: half of the lines go along a street, half along an avenue, around its end. */
function stopOf(line: number, call: number): number {
  const [street, start] = [line >> 1, Math.imul(line >> 1, STRIDE)];
  return line % 2 === 0
    ? (street % DOWN) * ACROSS + ((start + call) % ACROSS)
    : ((start + call) % DOWN) * ACROSS + (street % ACROSS);
}

/** Rows of the calls of all trips, a text for each trip. */
function* stopTimesOf(trips: number, callsOfATrip: number): Generator<string> {
  for (let trip = 0; trip < trips; trip++) {
    const line = Math.floor(trip / TRIPS_OF_A_ROUTE);
    const leaves = FIRST_MINUTE + (line % MINUTES_BETWEEN_TRIPS) + (trip % TRIPS_OF_A_ROUTE) * MINUTES_BETWEEN_TRIPS;
    let rows = '';
    for (let call = 0; call < callsOfATrip; call++) {
      const clock = clockOf(leaves + call * MINUTES_BETWEEN_STOPS);
      rows += `T${trip},${clock},${clock},S${stopOf(line, call)},${call}\n`;
    }
    yield rows;
  }
}

async function* table(headings: string, rows: Iterable<string>): AsyncGenerator<string> {
  yield `${headings}\n`;
  yield* rows;
}

function* numbered(count: number, row: (index: number) => string): Generator<string> {
  for (let index = 0; index < count; index++) yield `${row(index)}\n`;
}

/**
 * A timetable of about `stopTimes` stop times: lines of `callsOfATrip` stops with 50 trips each,
 * on a grid south of Phnom Penh, where most pairs of a street and an avenue cross.
 */
export async function bigFeed(stopTimes: number, callsOfATrip = 20): Promise<BigFeed> {
  const trips = Math.ceil(stopTimes / callsOfATrip);
  const lines = Math.ceil(trips / TRIPS_OF_A_ROUTE);
  const lineOf = (trip: number) => Math.floor(trip / TRIPS_OF_A_ROUTE);
  const place = (stop: number) =>
    `${(11 + (stop % ACROSS) * DEGREES_APART).toFixed(2)},${(104.5 + Math.floor(stop / ACROSS) * DEGREES_APART).toFixed(2)}`;
  const files = {
    'agency.txt': table('agency_name,agency_url,agency_timezone', ['Bench,https://bench.example,Asia/Phnom_Penh\n']),
    'stops.txt': table(
      'stop_id,stop_name,stop_lat,stop_lon',
      numbered(STOPS, (stop) => `S${stop},Stop ${stop},${place(stop)}`),
    ),
    'routes.txt': table(
      'route_id,route_long_name,route_type',
      numbered(lines, (line) => `R${line},Route ${line},3`),
    ),
    'calendar.txt': table('service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date', [
      'D,1,1,1,1,1,1,1,20261101,20270131\n',
    ]),
    'trips.txt': table(
      'route_id,service_id,trip_id',
      numbered(trips, (trip) => `R${lineOf(trip)},D,T${trip}`),
    ),
    'stop_times.txt': table(
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      stopTimesOf(trips, callsOfATrip),
    ),
  };
  const parts: Buffer[] = [];
  for await (const part of zip(Object.entries(files).map(([name, text]) => ({ name, text })))) parts.push(part);
  return { bytes: Buffer.concat(parts), stopTimes: trips * callsOfATrip, trips, lines };
}
