import type { Archive } from './archive.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { countOf, dayOf, degreesOf, secondsOf, transportTypeOf } from './feed-cells.rules.js';
import { type Feed, feedOf } from './feed-lines.js';
import { FeedStore } from './feed-store.js';
import { feedRows, type FeedRow } from './feed-row.js';
import type { FeedFares, FeedInfo, FeedRoute, FeedStop, FeedTables } from './feed-tables.js';
import { type Headway, isCrossed } from './headways.rules.js';
import { FARE_FILES, readFares } from './read-fares.js';
import { cut, RowProblems } from './row-problem.js';
import type { FeedService } from './service-schedules.rules.js';

/** More than any operator of ours has: what the database keeps meanwhile, in rows of stop times … */
export const MOST_CALLS = 3_000_000;
/** … and of trips. */
const MOST_TRIPS = 500_000;
/** What a process holds without trouble: rows of any other table. */
const MOST_ROWS = 100_000;
/** Of numbers alone. */
const MOST_DAYS = 500_000;
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
  ...FARE_FILES,
]);

const MOST_LETTERS = 200;
const MOST_STOP_LETTERS = 100;
/** Of a stop's name that is cut; a longer one is a row gone wrong. */
const MOST_NAME_LETTERS = 1000;
/** A file by a name that can be kept: whatever bytes an archive calls it by. */
const named = (name: string): string => cut(name.replace(/\p{Cc}+/gu, ' '), MOST_LETTERS);

const FILES = { trips: 'trips.txt', calls: 'stop_times.txt', headways: 'frequencies.txt' };
/** The rest is making departures of what was read. */
const READING_PERCENT = 70;

class Reading implements FeedTables {
  readonly callsFile = FILES.calls;
  readonly tripsFile = FILES.trips;
  info: FeedInfo | undefined;
  fares: FeedFares | undefined;
  readonly agencies = new Set<string>();
  readonly unread: readonly string[];
  readonly stops = new Map<string, FeedStop>();
  /** Stations and entrances: known, but nobody halts there. */
  readonly places = new Map<string, number>();
  readonly routes = new Map<string, FeedRoute>();
  readonly services = new Map<string, FeedService>();
  readonly headways = new Map<string, Headway[]>();

  /** Bytes of the files that are read, and of those before the one at hand. */
  readonly #size: number;
  #before = 0;

  constructor(
    private readonly archive: Archive,
    private readonly store: FeedStore,
    readonly problems: RowProblems,
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
    take: (row: FeedRow) => void | Promise<void>,
  ): Promise<void> {
    // What may be missing may be empty.
    if (!this.archive.has(file) || (!required && this.archive.size(file) === 0)) {
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
      const percent = Math.floor(((this.#before + read) / this.#size) * READING_PERCENT);
      if (percent !== told) await this.tell(file, (told = percent));
      count += 1;
      if (count > most) return row.wrong('TOO_MANY_ROWS', null, String(most));
      const kept = take(row);
      if (kept !== undefined) await kept;
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
    // A long name is no reason to do without its lines.
    const name = cut(row.required('stop_name', MOST_NAME_LETTERS), MOST_STOP_LETTERS).trim();
    const latitude = row.read('stop_lat', (text) => degreesOf(text, 90), 'REQUIRED');
    const longitude = row.read('stop_lon', (text) => degreesOf(text, 180), 'REQUIRED');
    if (row.isWrong || latitude === undefined || longitude === undefined) return;
    this.places.set(id, type);
    const [zone, parent] = [row.short('zone_id', MOST_LETTERS), row.short('parent_station', MOST_LETTERS)];
    this.stops.set(id, { index: this.stops.size, id, name, latitude, longitude, zone, parent });
  }

  route(row: FeedRow): void {
    const id = this.own(row, 'route_id', this.routes);
    const name = row.short('route_long_name', MOST_LETTERS) || row.short('route_short_name', MOST_LETTERS);
    if (name === '') row.wrong('REQUIRED', 'route_long_name');
    const type = row.read('route_type', (text) => countOf(text, 9999), 'REQUIRED');
    if (row.isWrong) return;
    this.routes.set(id, {
      index: this.routes.size,
      id,
      name,
      transportType: transportTypeOf(type!),
      agency: row.text('agency_id'),
      network: row.text('network_id'),
    });
  }

  serviceOf(id: string): FeedService {
    const known = this.services.get(id);
    if (known !== undefined) return known;
    const none = { weekdays: 0, from: 0, to: 0, added: new Set<number>(), removed: new Set<number>() };
    const service = { index: this.services.size, id, ...none };
    this.services.set(id, service);
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

  trip(row: FeedRow): Promise<void> | undefined {
    const id = row.required('trip_id');
    const route = row.named('route_id', this.routes);
    const service = row.named('service_id', this.services);
    if (row.isWrong || route === undefined || service === undefined) return undefined;
    return this.store.addTrip({ id, route: route.index, service: service.index, line: row.line });
  }

  frequency(row: FeedRow): Promise<void> | undefined {
    const trip = row.required('trip_id');
    const from = row.read('start_time', secondsOf, 'REQUIRED');
    const to = row.read('end_time', secondsOf, 'REQUIRED');
    const every = row.read('headway_secs', (text) => countOf(text, A_DAY) || undefined, 'REQUIRED');
    if (row.isWrong || from === undefined || to === undefined || every === undefined) return undefined;
    const headway = { from, to, every };
    const known = this.headways.get(trip) ?? [];
    if (from >= to) row.wrong('ENDS_BEFORE_IT_BEGINS', 'end_time', row.text('end_time'));
    else if (isCrossed(known, headway)) row.wrong('TWICE', 'start_time', row.text('start_time'));
    else this.headways.set(trip, [...known, headway]);
    return this.store.addHeadway(trip, row.line);
  }

  call(row: FeedRow): Promise<void> | undefined {
    const trip = row.required('trip_id');
    const stop = row.named('stop_id', this.stops);
    const sequence = row.read('stop_sequence', (text) => countOf(text, 1_000_000), 'REQUIRED');
    const arrival = row.read('arrival_time', secondsOf, -1);
    const departure = row.read('departure_time', secondsOf, -1);
    const [pickup, dropOff] = ['pickup_type', 'drop_off_type'].map((field) =>
      row.read(field, (text) => countOf(text, 3), 0),
    );
    if (row.isWrong || stop === undefined || sequence === undefined) return undefined;
    // One of the two says the other.
    const [reached, left] = [arrival! < 0 ? departure! : arrival!, departure! < 0 ? arrival! : departure!];
    if (reached > left) {
      row.wrong('LEAVES_BEFORE_IT_ARRIVES', 'departure_time', row.text('departure_time'));
      return undefined;
    }
    const may = { board: pickup !== 1, alight: dropOff !== 1, line: row.line };
    return this.store.addCall(trip, { stop: stop.index, sequence, arrival: reached, departure: left, ...may });
  }
}

/** Told which file is read, and how much of all files is. */
export type ReadingProgress = (file: string, percent: number) => Promise<unknown>;

/**
 * Reads a feed row by row; what is long of it is kept by the database until the transaction ends. Whatever stands in it is
 * told as a problem of its row: nothing is thrown.
 */
export async function readFeed(
  transaction: RowTransaction,
  archive: Archive,
  tell: ReadingProgress = () => Promise.resolve(),
): Promise<Feed> {
  const problems = new RowProblems();
  const store = await FeedStore.open(transaction, FILES, problems);
  const reading = new Reading(archive, store, problems, tell);
  await reading.each('feed_info.txt', false, [], MOST_ROWS, (row) => reading.feedInfo(row));
  await reading.each('agency.txt', true, ['agency_name'], MOST_ROWS, (row) => reading.agency(row));
  await reading.each('stops.txt', true, ['stop_id'], MOST_ROWS, (row) => reading.stop(row));
  await reading.each('routes.txt', true, ['route_id', 'route_type'], MOST_ROWS, (row) => reading.route(row));
  if (!archive.has('calendar.txt') && !archive.has('calendar_dates.txt')) problems.add('calendar.txt', 0, 'NO_FILE');
  const ofCalendar = ['service_id', ...Object.keys(BIT), 'start_date', 'end_date'];
  await reading.each('calendar.txt', false, ofCalendar, MOST_ROWS, (row) => reading.calendar(row));
  const ofDates = ['service_id', 'date', 'exception_type'];
  await reading.each('calendar_dates.txt', false, ofDates, MOST_DAYS, (row) => reading.calendarDate(row));
  reading.fares = await readFares({
    has: (file) => archive.has(file),
    each: (file, fields, take) => reading.each(file, false, fields, MOST_ROWS, take),
  });
  const ofTrips = ['trip_id', 'route_id', 'service_id'];
  await reading.each(FILES.trips, true, ofTrips, MOST_TRIPS, (row) => reading.trip(row));
  await store.endTrips();
  const ofHeadways = ['trip_id', 'start_time', 'end_time', 'headway_secs'];
  await reading.each(FILES.headways, false, ofHeadways, MOST_ROWS, (row) => reading.frequency(row));
  await store.endHeadways();
  const ofCalls = ['trip_id', 'stop_id', 'stop_sequence', 'arrival_time', 'departure_time'];
  await reading.each(FILES.calls, true, ofCalls, MOST_CALLS, (row) => reading.call(row));
  await store.endCalls();
  return feedOf(reading, store, (part) =>
    tell(FILES.calls, READING_PERCENT + Math.floor(part * (100 - READING_PERCENT))),
  );
}
