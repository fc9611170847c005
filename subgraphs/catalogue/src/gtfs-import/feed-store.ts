import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { Batch } from './batch.js';
import type { RowProblems } from './row-problem.js';

/** A trip as it is kept: `route` and `service` are counted from 0 in the order of their files. */
export interface KeptTrip {
  readonly id: string;
  readonly route: number;
  readonly service: number;
  readonly line: number;
}

/** A call of a trip: where, when (seconds since midnight of the service date; -1 = not said), who may board and leave. */
export interface FeedCall {
  readonly stop: number;
  readonly sequence: number;
  readonly arrival: number;
  readonly departure: number;
  readonly board: boolean;
  readonly alight: boolean;
  readonly line: number;
}

interface NamedAt {
  readonly id: string;
  readonly line: number;
}

/** The tables of which rows tell, as problems name them. */
export interface StoreFiles {
  readonly trips: string;
  readonly calls: string;
  readonly headways: string;
}

/** So many rows are held until they are kept. */
export const ROWS_AT_ONCE = 5000;

/** Of one feed and one transaction: they go with it, whatever becomes of it. */
const TABLES = [
  `create temporary table feed_trip (index int primary key, id text not null unique, route int not null,
    service int not null, line int not null) on commit drop`,
  `create temporary table feed_call (trip int not null, stop int not null, sequence int not null, arrival int not null,
    departure int not null, may int not null, line int not null) on commit drop`,
];

const KEEP_TRIPS = `with said as (select * from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::int[])
    as t(id, index, route, service, line)),
  kept as (insert into feed_trip (id, index, route, service, line) select * from said
    on conflict (id) do nothing returning index)
  select id, line from said where index not in (select index from kept) order by index`;
const KEEP_CALLS = `insert into feed_call
  select t.index, c.stop, c.sequence, c.arrival, c.departure, c.may, c.line
  from unnest($2::int[], $3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[])
    as c(trip, stop, sequence, arrival, departure, may, line)
  join unnest($1::text[]) with ordinality n(id, trip) on n.trip = c.trip
  join feed_trip t on t.id = n.id`;
const UNKNOWN = `select n.id, n.trip::int as trip from unnest($1::text[]) with ordinality n(id, trip)
  where not exists (select from feed_trip t where t.id = n.id)`;

/** Values of a column as PostgreSQL reads an array. */
export const numbers = (list: readonly number[]): string => `{${list.join()}}`;
export const texts = (list: readonly string[]): string =>
  `{${list.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join()}}`;

/**
 * The tables of a feed that are long: its trips and their calls. They are kept by the database, in tables of the
 * transaction's own, so that a process holds 5,000 rows of them however many there are. Trips come before what names them.
 */
export class FeedStore {
  #count = 0;
  readonly #trips = new Batch<KeptTrip & { readonly index: number }>(ROWS_AT_ONCE, (rows) => this.#keepTrips(rows));
  readonly #calls = new Batch<FeedCall & { readonly trip: string }>(ROWS_AT_ONCE, (rows) => this.#keepCalls(rows));
  readonly #named = new Batch<NamedAt>(ROWS_AT_ONCE, (rows) => this.#tellUnknown(this.files.headways, rows));

  private constructor(
    readonly transaction: RowTransaction,
    private readonly files: StoreFiles,
    private readonly problems: RowProblems,
  ) {}

  static async open(transaction: RowTransaction, files: StoreFiles, problems: RowProblems): Promise<FeedStore> {
    for (const table of TABLES) await transaction.rows(table);
    return new FeedStore(transaction, files, problems);
  }

  /** One whose id another had before is told and not kept. */
  addTrip(trip: KeptTrip): Promise<void> | undefined {
    return this.#trips.add({ ...trip, index: this.#count++ });
  }

  /** Of a trip that is not there it is told and not kept. */
  addCall(trip: string, call: FeedCall): Promise<void> | undefined {
    return this.#calls.add({ ...call, trip });
  }

  /** A headway names a trip: where that is not there, it is told. */
  addHeadway(id: string, line: number): Promise<void> | undefined {
    return this.#named.add({ id, line });
  }

  /** Keeps what is left of trips: what names them may follow. */
  async endTrips(): Promise<void> {
    await this.#trips.flush();
    await this.transaction.rows('analyze feed_trip');
  }

  async endHeadways(): Promise<void> {
    await this.#named.flush();
  }

  async endCalls(): Promise<void> {
    await this.#calls.flush();
    await this.transaction.rows('analyze feed_call');
  }

  async #keepTrips(rows: readonly (KeptTrip & { readonly index: number })[]): Promise<void> {
    const columns = [texts(rows.map(({ id }) => id)), ...columnsOf(rows, ['index', 'route', 'service', 'line'])];
    const twice = await this.transaction.rows<NamedAt>(KEEP_TRIPS, columns);
    for (const { id, line } of twice) this.problems.add(this.files.trips, line, 'TWICE', 'trip_id', id);
  }

  async #keepCalls(rows: readonly (FeedCall & { readonly trip: string })[]): Promise<void> {
    await this.#trips.flush();
    // Calls of a trip stand beside each other, mostly: its id is sent once.
    const trips = new Map<string, number>();
    const kept = rows.map(({ trip: id, board, alight, ...call }) => {
      const trip = trips.get(id) ?? trips.size + 1;
      trips.set(id, trip);
      return { ...call, trip, may: Number(board) + 2 * Number(alight) };
    });
    const columns = columnsOf(kept, ['trip', 'stop', 'sequence', 'arrival', 'departure', 'may', 'line']);
    await this.transaction.rows(KEEP_CALLS, [texts([...trips.keys()]), ...columns]);
    await this.#tellUnknown(
      this.files.calls,
      rows.map(({ trip: id, line }) => ({ id, line })),
    );
  }

  async #tellUnknown(file: string, rows: readonly NamedAt[]): Promise<void> {
    const found = await this.transaction.rows<NamedAt>(UNKNOWN, [texts([...new Set(rows.map(({ id }) => id))])]);
    const unknown = new Set(found.map(({ id }) => id));
    if (unknown.size === 0) return;
    for (const { id, line } of rows) if (unknown.has(id)) this.problems.add(file, line, 'UNKNOWN', 'trip_id', id);
  }
}

const columnsOf = <T>(
  rows: readonly T[],
  names: readonly { [key in keyof T]: T[key] extends number ? key : never }[keyof T][],
): string[] => names.map((name) => numbers(rows.map((row) => row[name] as number)));
