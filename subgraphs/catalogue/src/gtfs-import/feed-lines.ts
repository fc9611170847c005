import { MOST_SCHEDULES, MOST_STOPS, MOST_TIMINGS } from '../line/line-problems.rules.js';
import type { FeedStore } from './feed-store.js';
import { fetched } from './fetched.js';
import { gatherDepartures } from './gather-departures.js';
import type { FeedRoute, FeedStop, FeedTables } from './feed-tables.js';
import type { FeedService } from './service-schedules.rules.js';

/** A route of ours: the trips of a GTFS route that halt at the same stops, where the same may board and leave. */
export interface FeedLine {
  /** Its route and a digest of the way that its trips go: another way is another line. */
  readonly key: string;
  readonly route: FeedRoute;
  readonly stops: readonly { readonly stop: FeedStop; readonly board: boolean; readonly alight: boolean }[];
  /** Those of a line that has more of them than a line may have are cut where that can be seen. */
  readonly timings: readonly FeedTiming[];
  /** How many departures all of its timings have. */
  readonly trips: number;
}

export interface FeedTrip {
  readonly id: string;
  /** On whose days it runs. */
  readonly service: FeedService;
}

/** The trips of a line at the same minutes. */
export interface FeedTiming {
  readonly minutes: readonly (readonly [arrival: number, departure: number])[];
  readonly trips: readonly FeedTrip[];
}

/** The same clock is said in five ways at most: on its day and on each of the next four. */
const MOST_SAID = 5 * MOST_TIMINGS + 1;
const ROWS_AT_ONCE = 200;

const ROUTES = `select stop, string_agg(route::text, ' ' order by route) as routes
  from (select distinct route, split_part(halt, ' ', 1)::int as stop from feed_way, unnest(string_to_array(halts, ',')) halt) h
  group by stop`;
const COUNT = 'select count(*)::int as count from feed_way';
const TIMINGS = `select w.route, w.key, w.halts, d.minutes, count(*)::int as trips,
    (array_agg(d.service order by d.trip))[1:${MOST_SCHEDULES + 1}] as services,
    (array_agg(t.id order by d.trip))[1:${MOST_SCHEDULES + 1}] as ids
  from feed_departure d join feed_way w on w.route = d.route and w.key = d.key join feed_trip t on t.index = d.trip
  group by w.route, w.key, w.halts, d.leaves, d.minutes
  order by w.route, w.key, d.leaves, min(d.trip)`;

interface TimingRow {
  readonly route: number;
  readonly key: string;
  readonly halts: string;
  readonly minutes: string;
  readonly trips: number;
  readonly services: readonly number[];
  readonly ids: readonly string[];
}

const pairsOf = (text: string): (readonly [number, number])[] =>
  text.split(',').map((pair) => pair.split(' ').map(Number) as unknown as readonly [number, number]);

/** How many lines a feed has, and each of them, one at a time: of one that is large no more is held than a line may have. */
export class FeedLines {
  private constructor(
    private readonly feed: FeedTables,
    private readonly store: FeedStore,
    readonly count: number,
  ) {}

  static async of(feed: FeedTables, store: FeedStore): Promise<FeedLines> {
    const [{ count }] = (await store.transaction.rows(COUNT)) as [{ count: number }];
    return new FeedLines(feed, store, count);
  }

  /** By stop (its index) which routes halt there, in words to compare. */
  async routesAtStops(): Promise<ReadonlyMap<number, string>> {
    const rows = await this.store.transaction.rows<{ stop: number; routes: string }>(ROUTES);
    return new Map(rows.map(({ stop, routes }) => [stop, routes]));
  }

  /** By route in the order of the feed, and by way; the departures of each in the order of their clocks. */
  async *[Symbol.asyncIterator](): AsyncGenerator<FeedLine, void> {
    const { feed, store } = this;
    const all = { stops: [...feed.stops.values()], routes: [...feed.routes.values()] };
    const services = [...feed.services.values()];
    let line: (FeedLine & { timings: FeedTiming[]; trips: number }) | undefined;
    for await (const rows of fetched<TimingRow>(store.transaction, 'feed_timings', TIMINGS, ROWS_AT_ONCE)) {
      for (const row of rows) {
        const route = all.routes[row.route]!;
        const key = `${route.id}#${row.key}`;
        if (line?.key !== key) {
          if (line !== undefined) yield line;
          const stops = pairsOf(row.halts).map(([stop, may]) => ({
            stop: all.stops[stop]!,
            board: (may & 1) !== 0,
            alight: (may & 2) !== 0,
          }));
          line = { key, route, stops, timings: [], trips: 0 };
        }
        line.trips += row.trips;
        if (line.timings.length < (line.stops.length > MOST_STOPS ? 1 : MOST_SAID))
          line.timings.push({
            minutes: pairsOf(row.minutes),
            trips: row.services.map((service, at) => ({ id: row.ids[at]!, service: services[service]! })),
          });
      }
    }
    if (line !== undefined) yield line;
  }
}

/** What a feed says, as far as it can be read; its lines for as long as the transaction lasts in which it was read. */
export interface Feed extends FeedTables {
  readonly lines: FeedLines;
}

/** A feed of which all rows are read: its departures are gathered, and its lines are known. `tell`: how much is done, 0 to 1. */
export async function feedOf(
  tables: FeedTables,
  store: FeedStore,
  tell: (part: number) => Promise<unknown>,
): Promise<Feed> {
  await gatherDepartures(tables, store, tell);
  const { info, agencies, unread, stops, routes, services, headways, fares, problems, callsFile, tripsFile } = tables;
  const lines = await FeedLines.of(tables, store);
  return { info, agencies, unread, stops, routes, services, headways, fares, problems, callsFile, tripsFile, lines };
}
