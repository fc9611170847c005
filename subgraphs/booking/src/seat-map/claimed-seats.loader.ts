import DataLoader from 'dataloader';
import type { BookingContext } from '../booking/booking-transaction.js';
import { buyerOf } from '../seat-block/kept-for.rules.js';
import { closedTo, ofDeparture } from '../seat-block/kept-seats.js';
import { hashOfToken } from '../booking/access-token.js';
import type { LiveClaim } from './seat-state.rules.js';

/** One ride's segment of one departure. */
export interface Segment {
  readonly departure: string;
  readonly from: number;
  readonly to: number;
}

/** Live claims of a segment by seat number. */
export type ClaimsBySeat = ReadonlyMap<string, readonly LiveClaim[]>;

const LIVE = `from unnest($1::text[], $2::int[], $3::int[]) with ordinality as s(departure, low, high, n)
  join seat_claim c on c.departure = s.departure and c.segment && int4range(s.low, s.high) and c.mode = $4
    and c.state in ('held', 'sold', 'blocked')
    and (c.state <> 'held' or c.expires_at > to_timestamp($5::float8 / 1000))`;

/** Kept for others than who asks. */
const KEPT = (channel: string, agencyId: string): string => `from unnest($1::text[]) with ordinality as s(departure, n)
  join seat_block b on ${ofDeparture('s.departure')} and ${closedTo('$4', channel, agencyId)}`;

const COUNT = `select n, count(distinct seat_no)::int as claimed from (
    select s.n::int as n, c.seat_no ${LIVE} union all select s.n::int, b.seat_no ${KEPT('$6', '$7')}) gone group by n`;

const CLAIMS = `select s.n::int as n, c.seat_no as "seatNumber", c.state,
    coalesce(c.booking_id = (select booking_id from booking_access where token_hash = $6), false) as mine ${LIVE}
  union all select s.n::int, b.seat_no, 'blocked', false ${KEPT('$7', '$8')}`;

const keyOf = ({ departure, from, to }: Segment): string => `${departure}/${from}-${to}`;

const columns = (segments: readonly Segment[]) => [
  segments.map(({ departure }) => departure),
  segments.map(({ from }) => from),
  segments.map(({ to }) => to),
];

interface Loaders {
  readonly counts: DataLoader<Segment, number, string>;
  readonly claims: DataLoader<Segment, ClaimsBySeat, string>;
}

async function countsOf({ database, viewer, clock }: BookingContext, segments: readonly Segment[]): Promise<number[]> {
  const { channel, agencyId } = buyerOf(viewer);
  const values = [...columns(segments), viewer.mode, clock.now(), channel, agencyId];
  const rows = await database.rows<{ n: number; claimed: number }>(COUNT, values);
  const counts = new Map(rows.map(({ n, claimed }) => [n, claimed]));
  return segments.map((_, index) => counts.get(index + 1) ?? 0);
}

async function claimsOf(
  { database, viewer, clock }: BookingContext,
  segments: readonly Segment[],
): Promise<ClaimsBySeat[]> {
  const token = viewer.bookingToken ? hashOfToken(viewer.bookingToken) : null;
  const { channel, agencyId } = buyerOf(viewer);
  const values = [...columns(segments), viewer.mode, clock.now(), token, channel, agencyId];
  const rows = await database.rows<LiveClaim & { n: number; seatNumber: string }>(CLAIMS, values);
  const maps = segments.map(() => new Map<string, LiveClaim[]>());
  for (const { n, seatNumber, state, mine } of rows) {
    const map = maps[n - 1]!;
    map.set(seatNumber, [...(map.get(seatNumber) ?? []), { state, mine }]);
  }
  return maps;
}

const loaders = new WeakMap<BookingContext, Loaders>();

function loadersOf(context: BookingContext): Loaders {
  let own = loaders.get(context);
  if (own === undefined) {
    const cacheKeyFn = keyOf;
    own = {
      counts: new DataLoader((segments) => countsOf(context, segments), { cacheKeyFn }),
      claims: new DataLoader((segments) => claimsOf(context, segments), { cacheKeyFn }),
    };
    loaders.set(context, own);
  }
  return own;
}

/** How many seats of each segment are claimed: one statement for all that one request asks. */
export const claimedSeats = (context: BookingContext, segments: readonly Segment[]): Promise<number[]> =>
  loadersOf(context)
    .counts.loadMany(segments)
    .then((counts) => counts.map(orThrow));

/** Who claims which seat of a segment: one statement for all that one request asks. */
export const liveClaims = (context: BookingContext, segment: Segment): Promise<ClaimsBySeat> =>
  loadersOf(context).claims.load(segment);

function orThrow<T>(value: T | Error): T {
  if (value instanceof Error) throw value;
  return value;
}
