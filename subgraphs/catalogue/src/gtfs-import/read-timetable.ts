import { Readable } from 'node:stream';
import { dayNumber } from '@naga/kernel/travel-date.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { cellMarkOf, dayWritten, markLineOf, withPoint } from '@naga/server-kit/crud/spreadsheet.rules.js';
import { type Feed, feedOf } from './feed-lines.js';
import { FeedStore, type KeptTrip } from './feed-store.js';
import { degreesOf, secondsOf } from './feed-cells.rules.js';
import { type FeedRow, feedRows } from './feed-row.js';
import type { FeedFares, FeedRoute, FeedStop, FeedTables } from './feed-tables.js';
import { MOST_CALLS } from './read-feed.js';
import { RowProblems } from './row-problem.js';
import type { FeedService } from './service-schedules.rules.js';
import { type TypedDeparture, TypedPrices } from './typed-prices.js';

export const TIMETABLE = 'timetable.csv';
/** What is said of a departure, in its first row; later rows leave it out or say the same. */
const OF_DEPARTURE = ['transport_type', 'days_of_week', 'valid_from', 'valid_to'] as const;
const OF_STOP = ['latitude', 'longitude'] as const;
const COLUMNS = ['line', 'departure', ...OF_DEPARTURE, 'stop', ...OF_STOP, 'arrival_time', 'departure_time'];

/** Bytes that its first row fits in. */
const MOST_HEADINGS = 4096;

const TRANSPORT_TYPES = ['BUS', 'TAXI', 'FERRY'] as const;

const transportTypeOf = (text: string) => TRANSPORT_TYPES.find((type) => type === text.toUpperCase());

/** '12345' is Monday to Friday, as bits from Monday; undefined for anything else. */
const weekdaysOf = (text: string): number | undefined =>
  /^[1-7]{1,7}$/.test(text) ? [...text].reduce((bits, day) => bits | (1 << (Number(day) - 1)), 0) : undefined;

/** '2026-11-24', '24/11/2026' as a kernel day number. */
function dayOf(text: string): number | undefined {
  const date = dayWritten(text);
  return date && dayNumber(date);
}

/** '7:05', '25:10' (past midnight), also with seconds, as seconds since midnight of the day one leaves on. */
const timeOf = (text: string): number | undefined => secondsOf(text.split(':').length === 2 ? `${text}:00` : text);

const degreesIn =
  (most: number) =>
  (text: string): number | undefined =>
    degreesOf(withPoint(text, most), most);

const keyOf = (...names: readonly string[]): string => names.map((name) => name.toLowerCase()).join('\n');

const routeIdOf = (line: string, transportType: string): string => keyOf(line, transportType);

/** A record with what its first row says of it, to compare with what later rows say. */
interface Known<T> {
  /** Undefined where its first row is wrong: that is told there, once. */
  readonly value: T | undefined;
  readonly said: Readonly<Record<string, string>>;
}

class Reading implements FeedTables {
  readonly info = undefined;
  readonly #prices = new TypedPrices();
  readonly agencies = new Set<string>();
  readonly unread: readonly string[] = [];
  readonly callsFile = TIMETABLE;
  readonly tripsFile = TIMETABLE;
  readonly stops = new Map<string, FeedStop>();
  readonly routes = new Map<string, FeedRoute>();
  readonly services = new Map<string, FeedService>();
  readonly headways = new Map<string, never>();
  readonly #stops = new Map<string, Known<FeedStop>>();
  readonly #trips = new Map<string, Known<TypedDeparture>>();

  constructor(
    private readonly store: FeedStore,
    readonly problems: RowProblems,
  ) {}

  get fares(): FeedFares | undefined {
    return this.#prices.fares;
  }

  async take(row: FeedRow): Promise<void> {
    const trip = await this.#trip(row);
    const stop = this.#stop(row);
    const arrival = row.read('arrival_time', timeOf, -1);
    const departure = row.read('departure_time', timeOf, -1);
    if (trip === undefined || stop === undefined) return;
    const sequence = trip.stopIds.push(stop.id) - 1;
    this.#prices.take(row, trip, sequence);
    if (row.isWrong) return;
    // One of the two says the other.
    const [reached, left] = [arrival! < 0 ? departure! : arrival!, departure! < 0 ? arrival! : departure!];
    if (reached > left) return row.wrong('LEAVES_BEFORE_IT_ARRIVES', 'departure_time', row.text('departure_time'));
    const may = { board: true, alight: true, line: row.line };
    await this.store.addCall(trip.id, { stop: stop.index, sequence, arrival: reached, departure: left, ...may });
  }

  /** A row's departure, which is kept at its first row. */
  async #trip(row: FeedRow): Promise<TypedDeparture | undefined> {
    const [line, departure] = [row.required('line'), row.required('departure')];
    const id = keyOf(line, departure);
    let made: KeptTrip | undefined;
    const trip = known(this.#trips, id, row, OF_DEPARTURE, (): TypedDeparture | undefined => {
      made = this.#newTrip(row, line, id);
      return made && { id, route: routeIdOf(line, row.text('transport_type')), stopIds: [] };
    });
    if (made !== undefined) await this.store.addTrip(made);
    return trip;
  }

  #newTrip(row: FeedRow, line: string, id: string): KeptTrip | undefined {
    const transportType = row.read('transport_type', transportTypeOf, 'REQUIRED');
    const weekdays = row.read('days_of_week', weekdaysOf, 'REQUIRED');
    const from = row.read('valid_from', dayOf, 'REQUIRED', 'DATE');
    const to = row.read('valid_to', dayOf, 'REQUIRED', 'DATE');
    if (from !== undefined && to !== undefined && from > to)
      row.wrong('ENDS_BEFORE_IT_BEGINS', 'valid_to', row.text('valid_to'));
    if (row.isWrong || weekdays === undefined || from === undefined || to === undefined) return undefined;
    const routeId = routeIdOf(line, transportType!);
    const route = this.routes.get(routeId) ?? {
      index: this.routes.size,
      id: routeId,
      name: line,
      transportType,
      agency: '',
      network: '',
    };
    this.routes.set(routeId, route);
    const serviceId = `${weekdays} ${from} ${to}`;
    const days = {
      index: this.services.size,
      id: serviceId,
      weekdays,
      from,
      to,
      added: new Set<number>(),
      removed: new Set<number>(),
    };
    const service = this.services.get(serviceId) ?? days;
    this.services.set(serviceId, service);
    return { id, route: route.index, service: service.index, line: row.line };
  }

  #stop(row: FeedRow): FeedStop | undefined {
    const name = row.required('stop');
    return known(this.#stops, keyOf(name), row, OF_STOP, () => {
      const latitude = row.read('latitude', degreesIn(90), 'REQUIRED');
      const longitude = row.read('longitude', degreesIn(180), 'REQUIRED');
      if (name === '' || latitude === undefined || longitude === undefined) return undefined;
      const stop = { index: this.stops.size, id: keyOf(name), name, latitude, longitude, zone: '', parent: '' };
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
export async function readTimetable(
  transaction: RowTransaction,
  bytes: Buffer,
  tell: (part: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<Feed> {
  const problems = new RowProblems();
  const store = await FeedStore.open(
    transaction,
    { trips: TIMETABLE, calls: TIMETABLE, headways: TIMETABLE },
    problems,
  );
  const reading = new Reading(store, problems);
  // It comes from a spreadsheet, as files of records do; tables of GTFS have commas.
  const start = bytes.toString('utf8', 0, MOST_HEADINGS);
  const delimiter = cellMarkOf(start);
  const table = Readable.from([bytes.subarray(Buffer.byteLength(markLineOf(start)))]);
  let count = 0;
  for await (const row of feedRows(TIMETABLE, table, COLUMNS, problems, delimiter)) {
    // A row of a spreadsheet that was emptied.
    if (COLUMNS.every((column) => row.text(column) === '')) continue;
    count += 1;
    if (count > MOST_CALLS) {
      row.wrong('TOO_MANY_ROWS', null, String(MOST_CALLS));
      break;
    }
    await reading.take(row);
  }
  await store.endCalls();
  return feedOf(reading, store, tell);
}
