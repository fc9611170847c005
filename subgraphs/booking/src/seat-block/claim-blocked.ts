import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { releaseExpired } from '../seat-claim/overlapping-holds.js';
import { ofDeparture } from './kept-seats.js';
import { isForSome, type KeptFor, sameKept } from './kept-for.rules.js';
import { SeatsNotFree } from './seat-block.errors.js';

/** A seat of a departure, on the whole ride. */
export interface WantedSeat {
  readonly departure: string;
  readonly seat_no: string;
  readonly segment: string;
}

export const WANTED = `jsonb_to_recordset($1::jsonb) as wanted(departure text, seat_no text, segment int4range)`;

/** Of wanted seats `$1` in mode `$2`, holds that are over at `$3`, epoch milliseconds. */
export const RELEASE = releaseExpired(WANTED, '$2', 'to_timestamp($3::float8 / 1000)');

const STANDING = `select c.departure, c.seat_no from ${WANTED} join seat_claim c on c.departure = wanted.departure
    and c.seat_no = wanted.seat_no and c.mode = $2 and c.state = 'blocked'`;

const CLAIMED = `id::text as id, departure, seat_no, lower(segment) as "from", upper(segment) as "to"`;

const CLAIM = `insert into seat_claim (mode, departure, seat_no, segment, state)
  select $2, departure, seat_no, segment, 'blocked' from ${WANTED} order by departure, seat_no
  on conflict do nothing returning ${CLAIMED}`;

/** What is left of a seat between those who have parts of the ride. */
const CLAIM_LEFT = `insert into seat_claim (mode, departure, seat_no, segment, state)
  select $2, departure, seat_no, gap, 'blocked' from ${WANTED},
    unnest(int4multirange(segment) - coalesce((select range_agg(c.segment) from seat_claim c where c.mode = $2
      and c.departure = wanted.departure and c.seat_no = wanted.seat_no and c.state in ('held', 'sold', 'blocked')),
      '{}'::int4multirange)) as gap
  order by departure, seat_no, gap on conflict do nothing returning ${CLAIMED}`;

/** Seats that stand kept for some: nobody's claim says so. */
const KEPT = `select wanted.departure, wanted.seat_no, b.closed_to as "closedTo", b.agency_id::text as "agencyId"
  from ${WANTED} join seat_block b on ${ofDeparture('wanted.departure')} and b.seat_no = wanted.seat_no
    and b.mode = $2 and b.freed_at is null and (b.closed_to is not null or b.agency_id is not null)`;

const nameOf = ({ departure, seat_no }: Pick<WantedSeat, 'departure' | 'seat_no'>): string => `${departure}/${seat_no}`;

/** Of a seat, what of the ride was claimed: all of it, or one part of several. */
export interface Claimed extends WantedSeat {
  readonly id: string;
  /** Positions of its first and its last stop. */
  readonly from: number;
  readonly to: number;
}

/** What was claimed: all of it, and what was not blocked so before. */
export interface Claims {
  readonly claimed: readonly Claimed[];
  readonly all: readonly Claimed[];
}

function refuseTaken(taken: readonly WantedSeat[]): void {
  if (taken.length === 0) return;
  const dates = taken.map(({ departure }) => departure.split('@')[1]!);
  throw new SeatsNotFree({
    seats: [...new Set(taken.map(({ seat_no }) => seat_no))],
    dates: [...new Set(dates)].sort(),
  });
}

/** Claims named seats on the whole ride: those that were not blocked so before. Refuses SEATS_NOT_FREE for what somebody has. */
export async function claimNamed(
  transaction: RowTransaction,
  mode: string,
  wanted: readonly WantedSeat[],
  wish: KeptFor,
): Promise<Claims> {
  const json = JSON.stringify(wanted);
  const standing = new Set((await transaction.rows<WantedSeat>(STANDING, [json, mode])).map(nameOf));
  const missing = wanted.filter((seat) => !standing.has(nameOf(seat)));
  const all = await transaction.rows<Claimed>(CLAIM, [JSON.stringify(missing), mode]);
  const claims = new Map(all.map((claim) => [nameOf(claim), claim.id]));
  const kept = await transaction.rows<WantedSeat & KeptFor>(KEPT, [json, mode]);
  const alike = new Set(kept.filter((one) => sameKept(one, wish)).map(nameOf));
  const otherwise = new Set([
    ...kept.filter((one) => !sameKept(one, wish)).map(nameOf),
    // What is closed to all is not opened to some by closing it once more.
    ...(isForSome(wish) ? standing : []),
  ]);
  const taken = wanted.filter(
    (seat) => otherwise.has(nameOf(seat)) || (!claims.has(nameOf(seat)) && !standing.has(nameOf(seat))),
  );
  refuseTaken(taken);
  return { claimed: all.filter((claim) => !alike.has(nameOf(claim))), all };
}

/**
 * Claims all that is left of seats: what is sold stays sold, the rest of its ride is not sold any more. What is kept for
 * some is closed to all beside, and kept as it was when that ends; what is to be kept for some is left as it is where it is
 * kept already. A hold that comes in between takes its part, and the rest is claimed after it.
 */
export async function claimLeft(
  transaction: RowTransaction,
  mode: string,
  wanted: readonly WantedSeat[],
  wish: KeptFor,
): Promise<Claims> {
  const kept = isForSome(wish) ? await transaction.rows<WantedSeat>(KEPT, [JSON.stringify(wanted), mode]) : [];
  const known = new Set(kept.map(nameOf));
  const json = JSON.stringify(wanted.filter((seat) => !known.has(nameOf(seat))));
  const claimed: Claimed[] = [];
  for (;;) {
    const more = await transaction.rows<Claimed>(CLAIM_LEFT, [json, mode]);
    if (more.length === 0) return { claimed, all: claimed };
    claimed.push(...more);
  }
}

/** The same of named seats. Refuses SEATS_NOT_FREE for those of which nothing is left. */
export async function claimAround(
  transaction: RowTransaction,
  mode: string,
  wanted: readonly WantedSeat[],
  wish: KeptFor,
): Promise<Claims> {
  const claims = await claimLeft(transaction, mode, wanted, wish);
  const json = JSON.stringify(wanted);
  const standing = await transaction.rows<WantedSeat>(STANDING, [json, mode]);
  const kept = await transaction.rows<WantedSeat>(KEPT, [json, mode]);
  const blocked = new Set([...standing, ...kept].map(nameOf));
  refuseTaken(wanted.filter((seat) => !blocked.has(nameOf(seat))));
  return claims;
}
