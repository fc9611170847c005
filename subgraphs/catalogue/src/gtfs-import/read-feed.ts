import type { Archive } from './archive.js';
import { CallStore } from './call-store.js';
import { countOf, dayOf, degreesOf, secondsOf, transportTypeOf } from './feed-cells.rules.js';
import { feedRows, type FeedRow } from './feed-row.js';
import { type Headway, isCrossed } from './headways.rules.js';
import { cut, RowProblems } from './row-problem.js';
import type { FeedService } from './service-schedules.rules.js';

export interface FeedStop {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface FeedRoute {
  readonly id: string;
  readonly name: string;
  /** Undefined: nothing that we sell. */
  readonly transportType: 'BUS' | 'TAXI' | 'FERRY' | undefined;
}

export interface FeedTrip {
  readonly index: number;
  readonly id: string;
  readonly route: FeedRoute;
  readonly service: FeedService;
  /** Where it leaves again and again, its times say only how long it takes. */
  readonly headways: Headway[];
  readonly line: number;
}

export interface FeedInfo {
  readonly publisherUrl: string;
  /** Whose, in the words of the publisher. */
  readonly feedId: string;
  /** Kernel day numbers, both included: of these days it speaks; undefined where it does not say. */
  readonly window: { readonly from: number; readonly to: number } | undefined;
}

/** What a feed says, as far as it can be read. */
export interface Feed {
  /** Who publishes it; undefined where it does not say so. */
  readonly info: FeedInfo | undefined;
  /** Names of the first. */
  readonly agencies: ReadonlySet<string>;
  /** Files that nothing is taken from: fares, shapes, transfers. */
  readonly unread: readonly string[];
  readonly stops: ReadonlyMap<string, FeedStop>;
  readonly routes: ReadonlyMap<string, FeedRoute>;
  readonly services: ReadonlyMap<string, FeedService>;
  readonly trips: ReadonlyMap<string, FeedTrip>;
  readonly calls: CallStore;
  readonly problems: RowProblems;
  /** The files whose lines calls and trips name. */
  readonly callsFile: string;
  readonly tripsFile: string;
}

/** More than any operator of ours has, and what a process holds without trouble (28 bytes each). */
export const MOST_CALLS = 3_000_000;
const MOST_ROWS = 500_000;
const BIT: Readonly<Record<string, number>> = {
  monday: 1,
  tuesday: 2,
  wednesday: 4,
  thursday: 8,
  friday: 16,
  saturday: 32,
  sunday: 64,
};
/** A point, or one of the places that are no halts. */
const MOST_LOCATION_TYPE = 4;
const HALT = 0;
/** Seconds: who leaves more seldom leaves by calendar. */
const A_DAY = 86_400;

const MOST_AGENCIES = 20;
const READ = new Set([
  ...['agency.txt', 'stops.txt', 'routes.txt', 'calendar.txt', 'calendar_dates.txt', 'trips.txt', 'stop_times.txt'],
  ...['frequencies.txt', 'feed_info.txt'],
]);

const MOST_LETTERS = 200;
const MOST_STOP_LETTERS = 100;
/** A file by a name that can be kept: whatever bytes an archive calls it by. */
const named = (name: string): string => cut(name.replace(/\p{Cc}+/gu, ' '), MOST_LETTERS);

class Reading {
  readonly callsFile = 'stop_times.txt';
  readonly tripsFile = 'trips.txt';
  info: FeedInfo | undefined;
  readonly agencies = new Set<string>();
  readonly unread: readonly string[];
  readonly problems = new RowProblems();
  readonly stops = new Map<string, FeedStop>();
  /** Stations and entrances: known, but nobody halts there. */
  readonly places = new Map<string, number>();
  readonly routes = new Map<string, FeedRoute>();
  readonly services = new Map<string, FeedService>();
  readonly trips = new Map<string, FeedTrip>();
  readonly calls = new CallStore();

  /** Bytes of the files that are read, and of those before the one at hand. */
  readonly #size: number;
  #before = 0;

  constructor(
    private readonly archive: Archive,
    private readonly tell: ReadingProgress,
  ) {
    this.#size = archive.names.reduce((sum, name) => sum + (READ.has(name) ? archive.size(name) : 0), 0);
    this.unread = archive.names
      .filter((name) => !READ.has(name))
      .map(named)
      .sort();
  }

  /** Rows of a file, each handed on; a file that is missing is told where it is required. */
  async each(
    file: string,
    required: boolean,
    fields: readonly string[],
    most: number,
    take: (row: FeedRow) => void,
  ): Promise<void> {
    if (!this.archive.has(file)) {
      if (required) this.problems.add(file, 0, 'NO_FILE');
      return;
    }
    let count = 0;
    // The archive lies in memory: what cannot be opened in it is wrong as it was sent.
    const content = await this.archive.read(file).catch(() => undefined);
    if (content === undefined) return this.problems.add(file, 0, 'NOT_CSV');
    let [read, told] = [0, -1];
    content.on('data', ({ length }: Buffer) => (read += length));
    for await (const row of feedRows(file, content, fields, this.problems)) {
      const percent = Math.floor(((this.#before + read) / this.#size) * 100);
      if (percent !== told) await this.tell(file, (told = percent));
      count += 1;
      if (count > most) return row.wrong('TOO_MANY_ROWS', null, String(most));
      take(row);
    }
    this.#before += this.archive.size(file);
  }

  /** An id that no row before has. */
  own(row: FeedRow, field: string, known: ReadonlyMap<string, unknown>): string {
    const id = row.required(field);
    if (id !== '' && known.has(id)) row.wrong('TWICE', field, id);
    return id;
  }

  agency(row: FeedRow): void {
    const name = row.required('agency_name', MOST_LETTERS);
    if (name !== '' && this.agencies.size < MOST_AGENCIES) this.agencies.add(name);
  }

  /** A feed is read whatever it says of itself. */
  feedInfo(row: FeedRow): void {
    const [from, to] = [dayOf(row.text('feed_start_date')), dayOf(row.text('feed_end_date'))];
    const window = from === undefined || to === undefined || from > to ? undefined : { from, to };
    this.info ??= { publisherUrl: row.text('feed_publisher_url'), feedId: row.text('feed_id'), window };
  }

  stop(row: FeedRow): void {
    const id = this.own(row, 'stop_id', this.places);
    const type = row.read('location_type', (text) => countOf(text, MOST_LOCATION_TYPE), HALT);
    if (type !== HALT) {
      if (type !== undefined && !row.isWrong) this.places.set(id, type);
      return;
    }
    const name = row.required('stop_name', MOST_STOP_LETTERS);
    const latitude = row.read('stop_lat', (text) => degreesOf(text, 90), 'REQUIRED');
    const longitude = row.read('stop_lon', (text) => degreesOf(text, 180), 'REQUIRED');
    if (row.isWrong || latitude === undefined || longitude === undefined) return;
    this.places.set(id, type);
    this.stops.set(id, { index: this.stops.size, id, name, latitude, longitude });
  }

  route(row: FeedRow): void {
    const id = this.own(row, 'route_id', this.routes);
    const name = row.short('route_long_name', MOST_LETTERS) || row.short('route_short_name', MOST_LETTERS);
    if (name === '') row.wrong('REQUIRED', 'route_long_name');
    const type = row.read('route_type', (text) => countOf(text, 9999), 'REQUIRED');
    if (!row.isWrong) this.routes.set(id, { id, name, transportType: transportTypeOf(type!) });
  }

  serviceOf(id: string): FeedService {
    let service = this.services.get(id);
    if (service === undefined)
      this.services.set(id, (service = { id, weekdays: 0, from: 0, to: 0, added: new Set(), removed: new Set() }));
    return service;
  }

  calendar(row: FeedRow): void {
    const id = this.own(row, 'service_id', this.services);
    const days = Object.entries(BIT).map(
      ([day, bit]) => bit * (row.read(day, (text) => countOf(text, 1), 'REQUIRED') ?? 0),
    );
    const from = row.read('start_date', dayOf, 'REQUIRED');
    const to = row.read('end_date', dayOf, 'REQUIRED');
    if (from === undefined || to === undefined) return;
    if (from > to) row.wrong('ENDS_BEFORE_IT_BEGINS', 'end_date', row.text('end_date'));
    if (!row.isWrong)
      Object.assign(this.serviceOf(id), { weekdays: days.reduce((sum, bit) => sum + bit, 0), from, to });
  }

  calendarDate(row: FeedRow): void {
    const id = row.required('service_id');
    const day = row.read('date', dayOf, 'REQUIRED');
    const type = row.read('exception_type', (text) => (text === '1' || text === '2' ? text : undefined), 'REQUIRED');
    if (row.isWrong || day === undefined) return;
    const { added, removed } = this.serviceOf(id);
    if (added.has(day) || removed.has(day)) row.wrong('TWICE', 'date', row.text('date'));
    else (type === '1' ? added : removed).add(day);
  }

  trip(row: FeedRow): void {
    const id = this.own(row, 'trip_id', this.trips);
    const route = row.named('route_id', this.routes);
    const service = row.named('service_id', this.services);
    if (row.isWrong || route === undefined || service === undefined) return;
    this.trips.set(id, { index: this.trips.size, id, route, service, headways: [], line: row.line });
  }

  frequency(row: FeedRow): void {
    const trip = row.named('trip_id', this.trips);
    const from = row.read('start_time', secondsOf, 'REQUIRED');
    const to = row.read('end_time', secondsOf, 'REQUIRED');
    const every = row.read('headway_secs', (text) => countOf(text, A_DAY) || undefined, 'REQUIRED');
    if (row.isWrong || trip === undefined || from === undefined || to === undefined || every === undefined) return;
    const headway = { from, to, every };
    if (from >= to) row.wrong('ENDS_BEFORE_IT_BEGINS', 'end_time', row.text('end_time'));
    else if (isCrossed(trip.headways, headway)) row.wrong('TWICE', 'start_time', row.text('start_time'));
    else trip.headways.push(headway);
  }

  call(row: FeedRow): void {
    const trip = row.named('trip_id', this.trips);
    const stop = row.named('stop_id', this.stops);
    const sequence = row.read('stop_sequence', (text) => countOf(text, 1_000_000), 'REQUIRED');
    const arrival = row.read('arrival_time', secondsOf, -1);
    const departure = row.read('departure_time', secondsOf, -1);
    const [pickup, dropOff] = ['pickup_type', 'drop_off_type'].map((field) =>
      row.read(field, (text) => countOf(text, 3), 0),
    );
    if (row.isWrong || trip === undefined || stop === undefined || sequence === undefined) return;
    // One of the two says the other.
    const [reached, left] = [arrival! < 0 ? departure! : arrival!, departure! < 0 ? arrival! : departure!];
    if (reached > left) return row.wrong('LEAVES_BEFORE_IT_ARRIVES', 'departure_time', row.text('departure_time'));
    const may = { board: pickup !== 1, alight: dropOff !== 1, line: row.line };
    this.calls.add(trip.index, { stop: stop.index, sequence, arrival: reached, departure: left, ...may });
  }
}

/** Told which file is read, and how much of all files is. */
export type ReadingProgress = (file: string, percent: number) => Promise<unknown>;

/** Reads a feed row by row. Whatever stands in it is told as a problem of its row: nothing is thrown. */
export async function readFeed(archive: Archive, tell: ReadingProgress = () => Promise.resolve()): Promise<Feed> {
  const reading = new Reading(archive, tell);
  const { problems } = reading;
  await reading.each('feed_info.txt', false, [], MOST_ROWS, (row) => reading.feedInfo(row));
  await reading.each('agency.txt', true, ['agency_name'], MOST_ROWS, (row) => reading.agency(row));
  await reading.each('stops.txt', true, ['stop_id'], MOST_ROWS, (row) => reading.stop(row));
  await reading.each('routes.txt', true, ['route_id', 'route_type'], MOST_ROWS, (row) => reading.route(row));
  if (!archive.has('calendar.txt') && !archive.has('calendar_dates.txt')) problems.add('calendar.txt', 0, 'NO_FILE');
  const ofCalendar = ['service_id', ...Object.keys(BIT), 'start_date', 'end_date'];
  await reading.each('calendar.txt', false, ofCalendar, MOST_ROWS, (row) => reading.calendar(row));
  const ofDates = ['service_id', 'date', 'exception_type'];
  await reading.each('calendar_dates.txt', false, ofDates, MOST_ROWS, (row) => reading.calendarDate(row));
  const ofTrips = ['trip_id', 'route_id', 'service_id'];
  await reading.each('trips.txt', true, ofTrips, MOST_ROWS, (row) => reading.trip(row));
  const ofHeadways = ['trip_id', 'start_time', 'end_time', 'headway_secs'];
  await reading.each('frequencies.txt', false, ofHeadways, MOST_ROWS, (row) => reading.frequency(row));
  const ofCalls = ['trip_id', 'stop_id', 'stop_sequence', 'arrival_time', 'departure_time'];
  await reading.each('stop_times.txt', true, ofCalls, MOST_CALLS, (row) => reading.call(row));
  return reading;
}
