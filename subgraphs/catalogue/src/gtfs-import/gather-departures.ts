import { createHash } from 'node:crypto';
import { Batch } from './batch.js';
import { fetched } from './fetched.js';
import { type FeedCall, type FeedStore, numbers, texts } from './feed-store.js';
import { type Headway, laterBy } from './headways.rules.js';
import type { FeedStop, FeedTables } from './feed-tables.js';
import { schedulesOf } from './service-schedules.rules.js';
import { calledLater, type TripTimes, tripTimes } from './trip-times.rules.js';

type Minutes = Extract<TripTimes, { minutes: unknown }>['minutes'];

/** Longer is no way of ours; of a trip that is longer the calls are not looked at. */
const MOST_CALLS_OF_A_TRIP = 1000;
/** Of all trips together: what headways spell may be more than the feed's rows. */
const MOST_DEPARTURES = 1_000_000;
const TRIPS_AT_ONCE = 100;
const DEPARTURES_AT_ONCE = 1000;

const TABLES = [
  `create temporary table feed_way (route int not null, key text collate "C" not null, halts text not null,
    primary key (route, key)) on commit drop`,
  `create temporary table feed_departure (route int not null, key text collate "C" not null, leaves int not null,
    minutes text not null, trip int not null, service int not null) on commit drop`,
];

const TRIPS = `select t.index, t.id, t.route, t.service, t.line, count(c.trip)::int as count,
    case when count(c.trip) <= ${MOST_CALLS_OF_A_TRIP} then string_agg(concat_ws(' ', c.stop, c.sequence, c.arrival,
      c.departure, c.may, c.line), ',' order by c.sequence, c.line) end as calls
  from feed_trip t left join feed_call c on c.trip = t.index group by t.index order by t.index`;
const COUNT = 'select count(*)::int as count from feed_trip';
const KEEP_WAYS = `insert into feed_way select * from unnest($1::int[], $2::text[], $3::text[]) on conflict do nothing`;
const KEEP_DEPARTURES = `insert into feed_departure
  select * from unnest($1::int[], $2::text[], $3::int[], $4::text[], $5::int[], $6::int[])`;

interface TripRow {
  readonly index: number;
  readonly id: string;
  readonly route: number;
  readonly service: number;
  readonly line: number;
  readonly count: number;
  readonly calls: string | null;
}

interface Departure {
  readonly route: number;
  readonly key: string;
  readonly halts: string;
  readonly minutes: Minutes;
  readonly trip: number;
  readonly service: number;
}

function callsOf(text: string | null): FeedCall[] {
  if (text === null) return [];
  return text.split(',').map((call) => {
    const [stop, sequence, arrival, departure, may, line] = call.split(' ').map(Number) as [
      ...[number, number, number, number, number, number],
    ];
    return { stop, sequence, arrival, departure, board: (may & 1) !== 0, alight: (may & 2) !== 0, line };
  });
}

/** Nobody boards where a trip ends, nor leaves where it begins, whatever its feed says. */
const edges = (calls: readonly FeedCall[]): FeedCall[] =>
  calls.map((call, at) => ({ ...call, board: call.board && at < calls.length - 1, alight: call.alight && at > 0 }));

/** The minutes of each departure of a trip: one, or, where it leaves again and again, all that its headways spell. */
function departuresOf(headways: readonly Headway[], said: readonly FeedCall[], own: Minutes): Minutes[] {
  if (headways.length === 0) return [own];
  return laterBy(headways, said[0]!.departure).map((later) => {
    const times = tripTimes(said.map((call) => calledLater(call, later)));
    return 'minutes' in times ? times.minutes : own;
  });
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The way of a trip: another way is another line. */
function wayOf(calls: readonly FeedCall[], stops: readonly FeedStop[]): { key: string; halts: string } {
  const halts = edges(calls);
  return {
    key: digestOf(JSON.stringify(halts.map(({ stop, board, alight }) => [stops[stop]!.id, board, alight]))).slice(
      0,
      16,
    ),
    halts: halts.map(({ stop, board, alight }) => `${stop} ${Number(board) + 2 * Number(alight)}`).join(),
  };
}

class Gathering {
  #departures = 0;
  readonly #stops: readonly FeedStop[];
  readonly #isRun: readonly boolean[];

  constructor(
    private readonly feed: FeedTables,
    private readonly store: FeedStore,
  ) {
    this.#stops = [...feed.stops.values()];
    this.#isRun = Array.from(feed.services.values(), (service) => schedulesOf(service).length > 0);
  }

  /** What a trip comes to; nothing where it is wrong, which is told, or runs on no day. */
  of({ index, id, route, service, line, count, calls }: TripRow): readonly Departure[] {
    const { problems, callsFile, tripsFile, headways } = this.feed;
    if (calls === null && count > 0) {
      problems.add(tripsFile, line, 'TOO_MANY_ROWS', null, String(MOST_CALLS_OF_A_TRIP));
      return [];
    }
    const said = callsOf(calls);
    const twice = said.find(({ sequence }, at) => at > 0 && said[at - 1]!.sequence === sequence);
    if (twice !== undefined) problems.add(callsFile, twice.line, 'TWICE', 'stop_sequence', String(twice.sequence));
    const times = tripTimes(said);
    if ('problem' in times) {
      const at = said[times.at]?.line;
      problems.add(at === undefined ? tripsFile : callsFile, at ?? line, times.problem, null, id);
      return [];
    }
    if (!this.#isRun[service]) return [];
    const way = wayOf(said, this.#stops);
    const departures = departuresOf(headways.get(id) ?? [], said, times.minutes);
    this.#departures += departures.length;
    if (this.#departures > MOST_DEPARTURES) {
      problems.add(tripsFile, line, 'TOO_MANY_ROWS', null, String(MOST_DEPARTURES));
      return [];
    }
    return departures.map((minutes) => ({ ...way, route, minutes, trip: index, service }));
  }

  async keep(departures: readonly Departure[]): Promise<void> {
    const { transaction } = this.store;
    const ways = new Map(departures.map((one) => [`${one.route} ${one.key}`, one]));
    const routes = numbers(Array.from(ways.values(), ({ route }) => route));
    const ofWays = [...ways.values()];
    await transaction.rows(KEEP_WAYS, [
      routes,
      texts(ofWays.map(({ key }) => key)),
      texts(ofWays.map(({ halts }) => halts)),
    ]);
    await transaction.rows(KEEP_DEPARTURES, [
      numbers(departures.map(({ route }) => route)),
      texts(departures.map(({ key }) => key)),
      numbers(departures.map(({ minutes }) => minutes[0]![1])),
      texts(departures.map(({ minutes }) => minutes.map((at) => at.join(' ')).join())),
      numbers(departures.map(({ trip }) => trip)),
      numbers(departures.map(({ service }) => service)),
    ]);
  }
}

/**
 * Makes of the trips of a feed its ways and the departures on them, trip by trip. A trip that cannot be driven (one stop,
 * times that go back, a sequence said twice) is told at its row; a trip on no day is left out. `tell`: how much is done, 0
 * to 1.
 */
export async function gatherDepartures(
  feed: FeedTables,
  store: FeedStore,
  tell: (part: number) => Promise<unknown>,
): Promise<void> {
  const { transaction } = store;
  for (const table of TABLES) await transaction.rows(table);
  const [{ count }] = (await transaction.rows(COUNT)) as [{ count: number }];
  const gathering = new Gathering(feed, store);
  let done = 0;
  const departures = new Batch<Departure>(DEPARTURES_AT_ONCE, (rows) => gathering.keep(rows));
  for await (const trips of fetched<TripRow>(transaction, 'feed_trips', TRIPS, TRIPS_AT_ONCE)) {
    for (const trip of trips) for (const departure of gathering.of(trip)) await departures.add(departure);
    await tell((done += trips.length) / count);
  }
  await departures.flush();
  for (const table of ['feed_way', 'feed_departure']) await transaction.rows(`analyze ${table}`);
}
