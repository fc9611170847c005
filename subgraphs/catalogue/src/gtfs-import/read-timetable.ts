import { Readable } from 'node:stream';
import { dayNumber, parseTravelDate } from '@naga/kernel/travel-date.js';
import { CallStore } from './call-store.js';
import { degreesOf, secondsOf } from './feed-cells.rules.js';
import { type FeedRow, feedRows } from './feed-row.js';
import { type Feed, type FeedRoute, type FeedStop, type FeedTrip, MOST_CALLS } from './read-feed.js';
import { RowProblems } from './row-problem.js';
import type { FeedService } from './service-schedules.rules.js';

const FILE = 'timetable.csv';
/** What is said of a departure, in its first row; later rows leave it out or say the same. */
const OF_DEPARTURE = ['transport_type', 'days_of_week', 'valid_from', 'valid_to'] as const;
const OF_STOP = ['latitude', 'longitude'] as const;
const COLUMNS = ['line', 'departure', ...OF_DEPARTURE, 'stop', ...OF_STOP, 'arrival_time', 'departure_time'];

const TRANSPORT_TYPES = ['BUS', 'TAXI', 'FERRY'] as const;

const transportTypeOf = (text: string) => TRANSPORT_TYPES.find((type) => type === text.toUpperCase());

/** '12345' is Monday to Friday, as bits from Monday; undefined for anything else. */
const weekdaysOf = (text: string): number | undefined =>
  /^[1-7]{1,7}$/.test(text) ? [...text].reduce((bits, day) => bits | (1 << (Number(day) - 1)), 0) : undefined;

/** '2026-11-24' as a kernel day number. */
function dayOf(text: string): number | undefined {
  const date = parseTravelDate(text);
  return date && dayNumber(date);
}

/** '7:05', '25:10' (past midnight), also with seconds, as seconds since midnight of the day one leaves on. */
const timeOf = (text: string): number | undefined => secondsOf(text.split(':').length === 2 ? `${text}:00` : text);

const keyOf = (...names: readonly string[]): string => names.map((name) => name.toLowerCase()).join('\n');

/** A record with what its first row says of it, to compare with what later rows say. */
interface Known<T> {
  /** Undefined where its first row is wrong: that is told there, once. */
  readonly value: T | undefined;
  readonly said: Readonly<Record<string, string>>;
}

class Reading implements Feed {
  readonly info = undefined;
  readonly agencies = new Set<string>();
  readonly unread: readonly string[] = [];
  readonly callsFile = FILE;
  readonly tripsFile = FILE;
  readonly problems = new RowProblems();
  readonly stops = new Map<string, FeedStop>();
  readonly routes = new Map<string, FeedRoute>();
  readonly services = new Map<string, FeedService>();
  readonly trips = new Map<string, FeedTrip>();
  readonly calls = new CallStore();
  readonly #stops = new Map<string, Known<FeedStop>>();
  readonly #trips = new Map<string, Known<FeedTrip>>();
  readonly #counts = new Map<FeedTrip, number>();

  take(row: FeedRow): void {
    const trip = this.#trip(row);
    const stop = this.#stop(row);
    const arrival = row.read('arrival_time', timeOf, -1);
    const departure = row.read('departure_time', timeOf, -1);
    if (row.isWrong || trip === undefined || stop === undefined) return;
    // One of the two says the other.
    const [reached, left] = [arrival! < 0 ? departure! : arrival!, departure! < 0 ? arrival! : departure!];
    if (reached > left) return row.wrong('LEAVES_BEFORE_IT_ARRIVES', 'departure_time', row.text('departure_time'));
    const sequence = this.#counts.get(trip) ?? 0;
    this.#counts.set(trip, sequence + 1);
    const may = { board: true, alight: true, line: row.line };
    this.calls.add(trip.index, { stop: stop.index, sequence, arrival: reached, departure: left, ...may });
  }

  #trip(row: FeedRow): FeedTrip | undefined {
    const [line, departure] = [row.required('line'), row.required('departure')];
    return known(this.#trips, keyOf(line, departure), row, OF_DEPARTURE, () => this.#newTrip(row, line, departure));
  }

  #newTrip(row: FeedRow, line: string, departure: string): FeedTrip | undefined {
    const transportType = row.read('transport_type', transportTypeOf, 'REQUIRED');
    const weekdays = row.read('days_of_week', weekdaysOf, 'REQUIRED');
    const from = row.read('valid_from', dayOf, 'REQUIRED');
    const to = row.read('valid_to', dayOf, 'REQUIRED');
    if (from !== undefined && to !== undefined && from > to)
      row.wrong('ENDS_BEFORE_IT_BEGINS', 'valid_to', row.text('valid_to'));
    if (row.isWrong || weekdays === undefined || from === undefined || to === undefined) return undefined;
    const routeId = keyOf(line, transportType!);
    const route = this.routes.get(routeId) ?? { id: routeId, name: line, transportType };
    this.routes.set(routeId, route);
    const serviceId = `${weekdays} ${from} ${to}`;
    const days = { id: serviceId, weekdays, from, to, added: new Set<number>(), removed: new Set<number>() };
    const service = this.services.get(serviceId) ?? days;
    this.services.set(serviceId, service);
    const id = keyOf(line, departure);
    const trip = { index: this.trips.size, id, route, service, headways: [], line: row.line };
    this.trips.set(id, trip);
    return trip;
  }

  #stop(row: FeedRow): FeedStop | undefined {
    const name = row.required('stop');
    return known(this.#stops, keyOf(name), row, OF_STOP, () => {
      const latitude = row.read('latitude', (text) => degreesOf(text, 90), 'REQUIRED');
      const longitude = row.read('longitude', (text) => degreesOf(text, 180), 'REQUIRED');
      if (name === '' || latitude === undefined || longitude === undefined) return undefined;
      const stop = { index: this.stops.size, id: keyOf(name), name, latitude, longitude };
      this.stops.set(stop.id, stop);
      return stop;
    });
  }
}

/** What a row names: made of the first one, and told where a later one says otherwise. */
function known<T>(
  all: Map<string, Known<T>>,
  key: string,
  row: FeedRow,
  fields: readonly string[],
  make: () => T | undefined,
): T | undefined {
  const before = all.get(key);
  if (before === undefined) {
    const value = make();
    all.set(key, { value, said: Object.fromEntries(fields.map((field) => [field, row.text(field)])) });
    return value;
  }
  for (const field of fields) {
    const text = row.text(field);
    if (text !== '' && text !== before.said[field]) row.wrong('DIFFERS', field, text);
  }
  return before.value;
}

/**
 * Reads a timetable that somebody typed into a spreadsheet: a row for each halt of each departure, in the order of the
 * way. Lines, departures and stops are known by their names, whatever their capitals. Whatever stands in it is told as a
 * problem of its row: nothing is thrown.
 */
export async function readTimetable(bytes: Buffer): Promise<Feed> {
  const reading = new Reading();
  let count = 0;
  for await (const row of feedRows(FILE, Readable.from([bytes]), COLUMNS, reading.problems)) {
    count += 1;
    if (count > MOST_CALLS) {
      row.wrong('TOO_MANY_ROWS', null, String(MOST_CALLS));
      break;
    }
    reading.take(row);
  }
  return reading;
}
