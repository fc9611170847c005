import { PART_BYTES } from '../src/gtfs-import/upload-feed.command.js';
import type { KeptPrices } from '../src/gtfs-import/take-fares.js';
import { packed } from './gtfs.fixture.js';
import { staff } from './staff.js';
import { catalogueWith, Market } from './world.js';

export interface SeenImport {
  readonly id: string;
  readonly state: string;
  readonly failure: string | null;
  readonly report: {
    readonly counts: readonly { readonly kind: string; readonly action: string; readonly count: number }[];
    readonly items: readonly {
      readonly kind: string;
      readonly action: string;
      readonly name: string;
      readonly reasons: readonly string[];
    }[];
    readonly problemCount: number;
    readonly problems: readonly { readonly file: string; readonly line: number; readonly code: string }[];
  } | null;
}

const FIELDS = `id state failure report { counts { kind action count } items { kind action name reasons }
  problemCount problems { file line code } }`;
const RESULT = `{ ... on GtfsImport { ${FIELDS} } ... on Refused { code } }`;
type Step = 'rehearse' | 'apply' | 'undo';

/** All that an import may touch, without numbers of versions and without ids. */
const STATE = `select r.names ->> 'en' as line, d.disabled, d.days_of_week::text as days,
    d.allow_from1::text as from1, d.allow_to1::text as to1, d.allow_from2::text as from2, d.allow_to2::text as to2,
    d.blocking_from::text as blocked, d.blocking_to::text as until,
    (select string_agg(s.names ->> 'en' || ' ' || c.arrival_time || ' ' || c.departure_time, ', ' order by c.position)
      from timing_stop c join stop s on s.id = c.stop_id where c.route_timing_id = t.id) as way
  from route_schedule d join route_timing t on t.id = d.route_timing_id join route r on r.id = t.route_id
  order by 1, 10, 3, 4, 5, 6`;

/** All that an import may touch, with ids, versions and links. */
const TABLES = ['stop', 'route', 'route_stop', 'route_timing', 'timing_stop', 'route_schedule', 'gtfs_link'];

/** Where the buses of the cut of a real feed go. */
export const TOWNS = [
  { slug: 'chattanooga', latitude: 35.05, longitude: -85.3 },
  { slug: 'rossville', latitude: 34.986, longitude: -85.288 },
  { slug: 'murray-hills', latitude: 35.093, longitude: -85.18 },
  { slug: 'harrison', latitude: 35.0998, longitude: -85.239 },
];

/** An operator whose clerk takes feeds in, in a country of a few towns. */
export async function feedDesk() {
  const market = new Market();
  market.place('phnom-penh', { names: { en: 'Phnom Penh' }, latitude: 11.5, longitude: 104.9 });
  market.place('kampong-thom', { names: { en: 'Kampong Thom' }, latitude: 12, longitude: 105 });
  market.place('siem-reap', { names: { en: 'Siem Reap' }, latitude: 13.3, longitude: 103.8 });
  for (const { slug, ...at } of TOWNS) market.place(slug, { names: { en: slug }, ...at });
  const operatorId = market.operator('mekong');
  const vehicleTypeIds = [market.vehicle('BUS')];
  const clerk = staff('operator', { operatorId });
  const colleague = { ...clerk, userId: '4711' };
  /** Lines whose prices pricing says were approved from an import. */
  const standing: string[] = [];
  /** What pricing sells: zones by stop, of all lines and of some that have their own, and what they cost to each other. */
  const sold = {
    zoneOf: new Map<string, string>(),
    ofLine: new Map<string, ReadonlyMap<string, string>>(),
    prices: new Map<string, { zoneFromId: string; zoneToId: string; amount: number; currency: string }>(),
  };
  /** Departures that somebody has seats on, as booking tells. */
  const seats: { routeScheduleId: string; date: string; seats: string[]; bookings: number }[] = [];
  const firstPage = <T>(after: unknown, rows: readonly T[]): readonly T[] => (after === '0' ? rows : []);
  const neighbours = {
    booking: {
      send: async ({ variables }: { variables?: Record<string, unknown> | undefined }) => {
        const asked = (variables!['routeScheduleIds'] ?? []) as readonly string[];
        return { data: { soldDepartures: seats.filter(({ routeScheduleId }) => asked.includes(routeScheduleId)) } };
      },
    },
    pricing: {
      send: async ({ variables }: { variables?: Record<string, unknown> | undefined }) => ({
        data: {
          lowestFares: ((variables!['offers'] ?? []) as unknown[]).map(() => null),
          standingFeedPrices: standing,
          zoneStops: firstPage(
            variables!['after'],
            [[null, sold.zoneOf] as const, ...sold.ofLine].flatMap(([lineId, zones]) =>
              Array.from(zones, ([stopId, zoneId]) => ({ id: '1', lineId, stopId, zoneId })),
            ),
          ),
          zonePrices: firstPage(
            variables!['after'],
            [...sold.prices.values()].map((price, at) => ({ id: String(at + 1), ...price })),
          ),
        },
      }),
    },
  };
  const catalogue = await catalogueWith(market, { neighbours, env: { BASE_URL: 'https://naga.example/' } });
  const database = catalogue.outside;
  async function run(document: string, variables: object, viewer = clerk): Promise<SeenImport> {
    const { data, errors } = await catalogue.run<{ answer: SeenImport }, object>(document, variables, viewer);
    if (errors) throw new Error(JSON.stringify(errors));
    return data!.answer;
  }
  const desk = {
    catalogue,
    database,
    operatorId,
    colleague,
    standing,
    sold,
    seats,
    work: () => catalogue.subgraph.runJob('work-on-imports'),
    /** What follows changes has read them: it asks the database no more. */
    settled: () => catalogue.subgraph.services.catalogue.settled(),
    see: (id: string) => run(`query ($id: ID!) { answer: gtfsImport(id: $id) { ${FIELDS} } }`, { id }),
    ask: (step: Step, id: string, viewer = clerk) =>
      run(`mutation ($id: ID!) { answer: ${step}GtfsImport(id: $id) ${RESULT} }`, { id }, viewer),
    async done(id: string, step: Step, viewer = clerk): Promise<SeenImport> {
      await desk.ask(step, id, viewer);
      await desk.work();
      return desk.see(id);
    },
    async rehearsed(bytes: Buffer, fileName = 'feed.zip'): Promise<SeenImport> {
      const start = `mutation ($operatorId: ID!, $fileName: String!, $bytes: Int!, $vehicleTypeIds: [ID!]!) {
        answer: startGtfsImport(operatorId: $operatorId, fileName: $fileName, bytes: $bytes, vehicleTypeIds: $vehicleTypeIds)
        ${RESULT} }`;
      const { id } = await run(start, { operatorId, fileName, bytes: bytes.length, vehicleTypeIds });
      const put = `mutation ($id: ID!, $position: Int!, $content: String!) {
        answer: addGtfsPart(id: $id, position: $position, content: $content) ${RESULT} }`;
      for (let at = 0; at * PART_BYTES < bytes.length; at++) {
        const content = bytes.subarray(at * PART_BYTES, (at + 1) * PART_BYTES).toString('base64');
        await run(put, { id, position: at, content });
      }
      return desk.done(id, 'rehearse');
    },
    async applied(files: Readonly<Record<string, string>> | Buffer): Promise<SeenImport> {
      const { id } = await desk.rehearsed(Buffer.isBuffer(files) ? files : await packed(files));
      return desk.done(id, 'apply');
    },
    /** All that the operator drives, as its clerk takes it out. */
    async takenOut(): Promise<Buffer> {
      const make = `mutation ($operatorId: ID!) { answer: makeOperatorFeed(operatorId: $operatorId) {
        ... on GtfsFeed { digest parts } } }`;
      const { digest, parts } = (await run(make, { operatorId })) as unknown as { digest: string; parts: number };
      const part = `query ($operatorId: ID!, $digest: String!, $part: Int!) {
        answer: operatorFeedPart(operatorId: $operatorId, digest: $digest, part: $part) }`;
      const content: Buffer[] = [];
      for (let at = 0; at < parts; at++) {
        const base64 = (await run(part, { operatorId, digest, part: at })) as unknown as string;
        content.push(Buffer.from(base64, 'base64'));
      }
      return Buffer.concat(content);
    },
    /** All prices that feeds say are approved, zones as the feed has them. */
    async sellAll(): Promise<void> {
      const lines = await database.rows<KeptPrices>('select currency, prices, zones from gtfs_line_price order by id');
      for (const { currency, prices, zones } of lines) {
        const together = [...zones, ...prices.flatMap(({ fromStopId, toStopId }) => [[fromStopId], [toStopId]])];
        for (const ids of together) {
          const zone = String(sold.zoneOf.size + 1);
          for (const id of ids) if (!sold.zoneOf.has(id)) sold.zoneOf.set(id, zone);
        }
        for (const { fromStopId, toStopId, amount } of prices) {
          const [zoneFromId, zoneToId] = [sold.zoneOf.get(fromStopId)!, sold.zoneOf.get(toStopId)!];
          sold.prices.set(`${zoneFromId} ${zoneToId}`, { zoneFromId, zoneToId, amount, currency });
        }
      }
    },
    async everything(): Promise<object> {
      const pairs = await Promise.all(
        TABLES.map(async (table) => [table, await database.rows(`select * from ${table} order by id`)]),
      );
      return Object.fromEntries(pairs) as object;
    },
    state: () => database.rows(STATE),
    async clear(): Promise<void> {
      standing.length = 0;
      seats.length = 0;
      sold.zoneOf.clear();
      sold.ofLine.clear();
      sold.prices.clear();
      for (const table of ['gtfs_import', 'route', 'stop']) await database.change(`delete from ${table}`);
    },
    close: () => catalogue.close(),
  };
  return desk;
}
export type FeedDesk = Awaited<ReturnType<typeof feedDesk>>;
