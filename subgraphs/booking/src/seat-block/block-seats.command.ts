import { localMoment } from '@naga/kernel/clock-time.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { DepartureNotFound } from '../boarding/boarding.errors.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { departureKey } from '../seat-claim/departure.js';
import { releaseExpired } from '../seat-claim/overlapping-holds.js';
import { SeatNotBookable } from '../seat-claim/seat-claim.errors.js';
import { ofDeparture } from './kept-seats.js';
import { blockProblems, type BlockWish, daysOf } from './block-days.rules.js';
import { type SeatedDeparture, seatedDeparture } from './departure-seats.js';
import { isForSome, keptForProblems, type KeptFor, sameKept } from './kept-for.rules.js';
import { SeatsNotFree } from './seat-block.errors.js';

export interface BlockedSeats extends BlockWish, KeptFor {
  readonly routeScheduleId: string;
}

/** A seat of a departure, on the whole ride. */
interface WantedSeat {
  readonly departure: string;
  readonly seat_no: string;
  readonly segment: string;
}

const WANTED = `jsonb_to_recordset($1::jsonb) as wanted(departure text, seat_no text, segment int4range)`;

const RELEASE = releaseExpired(WANTED, '$2', 'to_timestamp($3::float8 / 1000)');

const STANDING = `select c.departure, c.seat_no from ${WANTED} join seat_claim c on c.departure = wanted.departure
    and c.seat_no = wanted.seat_no and c.mode = $2 and c.state = 'blocked'`;

const CLAIM = `insert into seat_claim (mode, departure, seat_no, segment, state)
  select $2, departure, seat_no, segment, 'blocked' from ${WANTED} order by departure, seat_no
  on conflict do nothing returning id::text as id, departure, seat_no`;

/** What is left of a seat between those who have parts of the ride. */
const CLAIM_LEFT = `insert into seat_claim (mode, departure, seat_no, segment, state)
  select $2, departure, seat_no, gap, 'blocked' from ${WANTED},
    unnest(int4multirange(segment) - coalesce((select range_agg(c.segment) from seat_claim c where c.mode = $2
      and c.departure = wanted.departure and c.seat_no = wanted.seat_no and c.state in ('held', 'sold', 'blocked')),
      '{}'::int4multirange)) as gap
  order by departure, seat_no, gap on conflict do nothing returning id::text as id, departure, seat_no`;

const NOTE = `insert into seat_block (claim_id, mode, route_schedule_id, service_date, seat_no, operator_id,
    operator_branch_id, operator_country_code, operator_name, route_names, reason, blocked_by_id, blocked_at, closed_to, agency_id)
  select b."claimId", $2, b."routeScheduleId", b.date, b.seat, b."operatorId", b."operatorBranchId",
    b."operatorCountryCode", b."operatorName", b."routeNames", $3, $4, to_timestamp($5::float8 / 1000), $6::text[], $7::bigint
  from jsonb_to_recordset($1::jsonb) as b("claimId" bigint, "routeScheduleId" bigint, date date, seat text,
    "operatorId" bigint, "operatorBranchId" bigint, "operatorCountryCode" text, "operatorName" text, "routeNames" jsonb)
  returning id::text as id`;

/** Seats that stand kept for some: nobody's claim says so. */
const KEPT = `select wanted.departure, wanted.seat_no, b.closed_to as "closedTo", b.agency_id::text as "agencyId"
  from ${WANTED} join seat_block b on ${ofDeparture('wanted.departure')} and b.seat_no = wanted.seat_no
    and b.mode = $2 and b.freed_at is null and (b.closed_to is not null or b.agency_id is not null)`;

const LET_GO = `update seat_claim set state = 'released' where id = any($1::bigint[])`;

const nameOf = ({ departure, seat_no }: Pick<WantedSeat, 'departure' | 'seat_no'>): string => `${departure}/${seat_no}`;

/** Every wanted seat of every departure; null: all that are sold. Refuses SEAT_NOT_BOOKABLE for what a layout does not sell. */
function seatsWanted(departures: readonly SeatedDeparture[], seats: readonly string[] | null): WantedSeat[] {
  return departures.flatMap(({ routeScheduleId, date, calls, vehicle }) => {
    const sold = new Set(
      vehicle.seatLayout.seats
        .filter(({ kind, bookable, blocked }) => kind === 'SEAT' && bookable && !blocked)
        .map(({ number }) => number),
    );
    const unknown = (seats ?? []).filter((seat) => !sold.has(seat));
    if (unknown.length > 0) throw new SeatNotBookable({ seats: unknown });
    const segment = `[0,${calls.at(-1)!.position})`;
    return [...new Set(seats ?? sold)].map((seat) => ({
      departure: departureKey(routeScheduleId, date),
      seat_no: seat,
      segment,
    }));
  });
}

interface Claimed extends WantedSeat {
  readonly id: string;
}

/** Claims named seats on the whole ride: those that were not blocked so before. Refuses SEATS_NOT_FREE for what somebody has. */
async function claimNamed(
  transaction: RowTransaction,
  mode: string,
  wanted: readonly WantedSeat[],
  wish: KeptFor,
): Promise<{ claimed: readonly Claimed[]; all: readonly Claimed[] }> {
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
  if (taken.length > 0) {
    const dates = taken.map(({ departure }) => departure.split('@')[1]!);
    throw new SeatsNotFree({
      seats: [...new Set(taken.map(({ seat_no }) => seat_no))],
      dates: [...new Set(dates)].sort(),
    });
  }
  return { claimed: all.filter((claim) => !alike.has(nameOf(claim))), all };
}

/**
 * Claims all that is left of seats: what is sold stays sold, the rest of its ride is not sold any more. What is kept for
 * some is closed to all beside, and kept as it was when that ends; what is to be kept for some is left as it is where it is
 * kept already. A hold that comes in between takes its part, and the rest is claimed after it.
 */
async function claimLeft(
  transaction: RowTransaction,
  mode: string,
  wanted: readonly WantedSeat[],
  wish: KeptFor,
): Promise<{ claimed: readonly Claimed[]; all: readonly Claimed[] }> {
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

/** Answers the ids of what it blocked. */
async function block(
  transaction: RowTransaction,
  { viewer, clock }: BookingContext,
  departures: readonly SeatedDeparture[],
  { seats, reason, closedTo, agencyId }: BlockedSeats,
): Promise<readonly string[]> {
  const wanted = seatsWanted(departures, seats);
  await transaction.rows(RELEASE, [JSON.stringify(wanted), viewer.mode, clock.now()]);
  const wish = { closedTo, agencyId };
  const claim = seats === null ? claimLeft : claimNamed;
  const { claimed, all } = await claim(transaction, viewer.mode, wanted, wish);
  const rideOf = new Map(departures.map((one) => [departureKey(one.routeScheduleId, one.date), one]));
  const notes = claimed.map(({ id, departure, seat_no }) => {
    const { vehicle: _, calls: __, ...ride } = rideOf.get(departure)!;
    return { ...ride, claimId: id, seat: seat_no };
  });
  const terms = [closedTo === null ? null : [...new Set(closedTo)], agencyId];
  const values = [JSON.stringify(notes), viewer.mode, reason.trim(), personBehind(viewer), clock.now(), ...terms];
  const made = notes.length > 0 ? await transaction.rows<{ id: string }>(NOTE, values) : [];
  // Who is allowed to may buy; everybody else is refused by the note, which whoever claimed meanwhile has to look at.
  if (isForSome(wish)) await transaction.rows(LET_GO, [all.map(({ id }) => id)]);
  return made.map(({ id }) => id);
}

export interface Blocked {
  readonly departures: readonly SeatedDeparture[];
  /** Of the blocks that this made: an undo frees them and no others. */
  readonly made: readonly string[];
}

/**
 * Keeps seats of a schedule's departures from being sold, on the whole ride, on each day of a period that it runs: all of
 * them or none; without `seats` the whole departures, but for what is sold. With `closedTo` or `agencyId` some may still buy them. A seat that is blocked so already stays so; repeating it changes nothing. Refuses DEPARTURE_NOT_FOUND where it
 * runs on none of the days (also another operator's), SEAT_NOT_BOOKABLE, SEATS_NOT_FREE (with seats and days), TRY_AGAIN;
 * InvalidInput for days, seats or a reason that are none.
 */
export async function blockSeats(context: BookingContext, wish: BlockedSeats): Promise<Blocked> {
  const problems = [...blockProblems(wish, localMoment(context.clock.now()).date), ...keptForProblems(wish)];
  if (problems.length > 0) throw new InvalidInput(problems);
  const days = await Promise.all(daysOf(wish).map((date) => seatedDeparture(context, wish.routeScheduleId, date)));
  const departures = days.filter((departure) => departure !== undefined);
  if (departures.length === 0) throw new DepartureNotFound();
  const made = await inBookingTransaction(context, (transaction) => block(transaction, context, departures, wish));
  return { departures, made };
}
