import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardingRouteNoun } from '@naga/booking/boarding-route/boarding-route.noun.js';
import { nouns as bookingNouns } from '@naga/booking/nouns.js';
import { reviewNoun } from '@naga/booking/review/review.noun.js';
import { seatBlockNoun } from '@naga/booking/seat-block/seat-block.noun.js';
import { codeRangeNoun } from '@naga/booking/ticket-code/code-range.noun.js';
import { ticketClassNoun } from '@naga/booking/ticket-code/ticket-class.noun.js';
import { gtfsImportNoun } from '@naga/catalogue/gtfs-import/gtfs-import.noun.js';
import { lineNoun } from '@naga/catalogue/line/line.noun.js';
import { nouns as catalogueNouns } from '@naga/catalogue/nouns.js';
import { routeLogNoun } from '@naga/catalogue/route-cache/route-log.noun.js';
import { seatLayoutNoun } from '@naga/catalogue/seat-layout/seat-layout.noun.js';
import { addOnNoun } from '@naga/pricing/add-on/add-on.noun.js';
import { couponNoun } from '@naga/pricing/coupon/coupon.noun.js';
import { nouns as pricingNouns } from '@naga/pricing/nouns.js';
import { pricingZoneNoun } from '@naga/pricing/zone/pricing-zone.noun.js';
import type { RecordValues } from '@naga/server-kit/crud/check-values.js';
import type { Noun } from '@naga/server-kit/crud/noun.js';
import { reloadRow } from '@naga/server-kit/testing/nouns/cache-log-means.js';
import { nounDocuments } from '@naga/server-kit/testing/nouns/noun-documents.js';
import { nouns as usersNouns } from '@naga/users/nouns.js';
import { messageNoun } from '@naga/users/notification/message.noun.js';
import { notificationNoun } from '@naga/users/staff-notification/notification.noun.js';
import { buildSchema, parse, print, separateOperations } from 'graphql';
import { samples as bookingSamples } from '../../../subgraphs/booking/test/noun-samples.js';
import { blockRow, reviewRow } from '../../../subgraphs/booking/test/recorded-samples.js';
import { samples as catalogueSamples } from '../../../subgraphs/catalogue/test/noun-samples.js';
import { feedRow } from '../../../subgraphs/catalogue/test/recorded-samples.js';
import { samples as pricingSamples } from '../../../subgraphs/pricing/test/noun-samples.js';
import { samples as usersSamples } from '../../../subgraphs/users/test/noun-samples.js';
import { messageRow, notificationRow } from '../../../subgraphs/users/test/recorded-samples.js';
import { ROOT } from '../servers/start-pinned.js';
import { skewed, words } from './vocabulary.js';
import { CLASSES_HAVE_OPERATORS, COUPONS_ARE_USED, LINES_HAVE_TIMES, ROUTES_HAVE_NAMES } from './beside-records.js';

export type Sample = (n: number) => RecordValues;

/** A list of the back office: its records, how the nth of them is made, and what asks for a page. */
export interface Listed {
  readonly noun: Noun;
  readonly sample: Sample;
  /** Of what no form says: its row, by column. */
  readonly row?: (n: number) => object;
  readonly query: string;
  /** What is written beside its records, once they are there. */
  readonly alongside?: readonly string[];
}

export interface ListsOfSubgraph {
  readonly subgraph: 'booking' | 'catalogue' | 'pricing' | 'users';
  readonly lists: readonly Listed[];
}

const NOTHING: Sample = () => ({});

/** Of records that others than staff write, some of the words that lists are searched for. */
function recorded(
  subgraph: ListsOfSubgraph['subgraph'],
  rows: ReadonlyMap<Noun, (n: number) => object>,
): readonly Listed[] {
  const schema = buildSchema(readFileSync(join(ROOT, `schema/${subgraph}.graphql`), 'utf8'), { assumeValidSDL: true });
  return [...rows].map(([noun, row]) => ({ noun, sample: NOTHING, row, query: nounDocuments(schema, noun).list }));
}

const MINUTE = 60_000;
/** The nth moment of the last months. */
const momentOf = (n: number): string => new Date(Date.UTC(2026, 10, 1) - n * MINUTE).toISOString();
const OPERATORS = Array.from({ length: 300 }, (_, n) => n + 1);

const BOOKING_ROWS = new Map<Noun, (n: number) => object>([
  [
    reviewNoun,
    (n) => ({
      ...reviewRow(n),
      operator_id: skewed(OPERATORS, n, 3),
      author_name: words(n).en,
      comments: `${words(n, 30).en} ${words(n).km}`,
      state: skewed(['PUBLISHED', 'WAITING', 'HIDDEN'], n, 5),
      created_at: momentOf(n),
    }),
  ],
  [
    seatBlockNoun,
    (n) => ({
      ...blockRow(n, String(n)),
      operator_id: skewed(OPERATORS, n, 3),
      route_names: words(n),
      route_schedule_id: n % 2000,
      blocked_at: momentOf(n),
    }),
  ],
]);

const CATALOGUE_ROWS = new Map<Noun, (n: number) => object>([
  [
    gtfsImportNoun,
    (n) => ({
      ...feedRow(n),
      operator_id: skewed(OPERATORS, n, 3),
      file_name: `${words(n).en}.zip`,
      state: skewed(['APPLIED', 'UNDONE', 'FAILED'], n, 5),
      made_at: momentOf(n),
    }),
  ],
  [routeLogNoun, (n) => ({ ...reloadRow(n, null), process: `${words(n).en} 4711`, at: momentOf(n) })],
]);

const USERS_ROWS = new Map<Noun, (n: number) => object>([
  [
    messageNoun,
    (n) => ({
      ...messageRow(n),
      operator_ids: [skewed(OPERATORS, n, 3)],
      subject: words(n).en,
      text: `${words(n, 60).en} ${words(n).km}`,
      channel: skewed(['EMAIL', 'SMS', 'TELEGRAM'], n, 5),
      created_at: momentOf(n),
    }),
  ],
  [
    notificationNoun,
    (n) => ({
      ...notificationRow(n),
      operator_id: skewed(OPERATORS, n, 3),
      titles: words(n),
      texts: words(n, 30),
      created_at: momentOf(n),
    }),
  ],
]);

/** What is written beside records of the kit. */
const ALONGSIDE: ReadonlyMap<Noun, readonly string[]> = new Map([
  [couponNoun, COUPONS_ARE_USED],
  [ticketClassNoun, CLASSES_HAVE_OPERATORS],
  [boardingRouteNoun, ROUTES_HAVE_NAMES],
]);

function listsOf(
  subgraph: ListsOfSubgraph['subgraph'],
  nouns: readonly Noun[],
  samples: ReadonlyMap<string, Sample>,
): readonly Listed[] {
  const schema = buildSchema(readFileSync(join(ROOT, `schema/${subgraph}.graphql`), 'utf8'), { assumeValidSDL: true });
  return nouns.map((noun) => ({
    noun,
    sample: samples.get(noun.name)!,
    query: nounDocuments(schema, noun).list,
    ...(ALONGSIDE.has(noun) && { alongside: ALONGSIDE.get(noun)! }),
  }));
}

/** What the back office itself asks where its list is not the kit's. */
const asked = (folder: string, operation: string): string =>
  print(
    separateOperations(parse(readFileSync(join(ROOT, `admin-web/src/routes/${folder}/${folder}.graphql`), 'utf8')))[
      operation
    ]!,
  );

const named = (n: number) => ({ en: `Sample ${n}`, km: `គំរូ ${n}` });

/** Those whose records are drawn and saved with what belongs to them. */
const DRAWN: readonly Listed[] = [
  {
    noun: seatLayoutNoun,
    sample: (n) => ({ operatorId: '1', name: `Sample ${n}`, floors: 1, rows: 10, columns: 5, numberOfSeats: n % 60 }),
    query: asked('seat-layouts', 'SeatLayouts'),
  },
  {
    noun: lineNoun,
    sample: (n) => ({ names: named(n), operatorId: '1', transportType: 'BUS' }),
    query: asked('lines', 'Lines'),
    alongside: LINES_HAVE_TIMES,
  },
];

/** SQL of what the database fills in of rows that no command writes, by noun. */
export const FILLED_IN: ReadonlyMap<Noun, string> = new Map([
  [
    addOnNoun,
    // Of each kind there are any, whoever sells it.
    `alter table add_on drop constraint add_on_insurance_check, drop constraint add_on_flex_check,
       drop constraint add_on_once_a_seat_check`,
  ],
  [lineNoun, "alter table route alter column local_country_code set default 'KH'"],
  [couponNoun, 'alter table coupon alter column created_at set default now()'],
  [
    ticketClassNoun,
    "alter table ticket_class alter column mode set default 'live', enable always trigger ticket_class_looks",
  ],
  [
    codeRangeNoun,
    `alter table code_range alter column mode set default 'live', enable always trigger code_range_begins,
       enable always trigger code_range_left`,
  ],
  [
    boardingRouteNoun,
    `alter table boarding_route alter column route_names set default '{"en":"Bench"}', alter column added_at set default now()`,
  ],
  [pricingZoneNoun, 'alter table zone_stop enable always trigger zone_stop_of_its_zone'],
]);

/** Every list of the record kit, by the subgraph that keeps it. */
export const lists: readonly ListsOfSubgraph[] = [
  {
    subgraph: 'booking',
    lists: [...listsOf('booking', bookingNouns, bookingSamples), ...recorded('booking', BOOKING_ROWS)],
  },
  {
    subgraph: 'catalogue',
    lists: [
      ...listsOf('catalogue', catalogueNouns, catalogueSamples),
      ...DRAWN,
      ...recorded('catalogue', CATALOGUE_ROWS),
    ],
  },
  { subgraph: 'pricing', lists: listsOf('pricing', pricingNouns, pricingSamples) },
  { subgraph: 'users', lists: [...listsOf('users', usersNouns, usersSamples), ...recorded('users', USERS_ROWS)] },
];
